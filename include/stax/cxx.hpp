/*
 * Generated parsers for C++: what the headers of `staxc --cxx` stand on. Everything is given back
 * by a destructor, errors are thrown, lists and readers stand behind a range-for.
 *
 *   auto shop = books::document::file("books.xml");
 *   for (const books::book &b : shop->books) std::puts(b.title.data);
 *
 *   for (const books::book &b : books::reader::file("books.xml")) ...
 *
 * C++11; from C++17 on a stax_str is a std::string_view by stax::view.
 */
#ifndef STAX_CXX_HPP
#define STAX_CXX_HPP

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#include <cstddef>
#include <iterator>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>
#if __cplusplus >= 201703L
    #include <string_view>
#endif

/* Lists of built-in types in a range-for; those of a schema are in its own header. */
#define STAX_RANGE(list)                                    \
    inline auto begin(const list &l)->decltype(l.items + 0) \
    {                                                       \
        return l.items;                                     \
    }                                                       \
    inline auto end(const list &l)->decltype(l.items + 0)   \
    {                                                       \
        return l.items + l.count;                           \
    }

STAX_RANGE(stax_bool_list)
STAX_RANGE(stax_i8_list)
STAX_RANGE(stax_i16_list)
STAX_RANGE(stax_i32_list)
STAX_RANGE(stax_i64_list)
STAX_RANGE(stax_u8_list)
STAX_RANGE(stax_u16_list)
STAX_RANGE(stax_u32_list)
STAX_RANGE(stax_u64_list)
STAX_RANGE(stax_f32_list)
STAX_RANGE(stax_f64_list)
STAX_RANGE(stax_date_list)
STAX_RANGE(stax_time_list)
STAX_RANGE(stax_datetime_list)
STAX_RANGE(stax_duration_list)
STAX_RANGE(stax_bytes_list)
STAX_RANGE(stax_str_list)

namespace stax
{

/* What went wrong; what() is the line that stax_error_format makes. */
class error : public std::runtime_error
{
  public:
    explicit error(const stax_error &e) : std::runtime_error(line(e)), details(e) {}

    stax_error details;

  private:
    static std::string line(const stax_error &e)
    {
        char text[1024];
        (void)stax_error_format(text, sizeof text, &e);
        return text;
    }
};

inline std::string string(stax_str text)
{
    return text.len > 0 ? std::string(text.data, text.len) : std::string();
}

#if __cplusplus >= 201703L
inline std::string_view view(stax_str text)
{
    return {text.data, text.len};
}
#endif

/* An arena; what is in it goes with it. */
class arena
{
  public:
    arena() : own() {}
    ~arena()
    {
        stax_arena_free(&own);
    }
    arena(arena &&from) noexcept : own(from.own)
    {
        from.own = stax_arena();
    }
    arena &operator=(arena &&from) noexcept
    {
        std::swap(own, from.own);
        return *this;
    }
    arena(const arena &) = delete;
    arena &operator=(const arena &) = delete;

    stax_arena *get()
    {
        return &own;
    }

  private:
    stax_arena own;
};

/* A whole document: its struct, and the memory that it is in. Moved, not copied. */
template <class Root,
          Root *(*Parse)(stax_arena *, const char *, std::size_t, const stax_options *,
                         stax_error *),
          Root *(*ParseFile)(stax_arena *, const char *, const stax_options *, stax_error *)>
class document
{
  public:
    /* With `strings: borrowed` the bytes must stay. */
    static document parse(const char *xml, std::size_t len, const stax_options *options = nullptr)
    {
        document d;
        stax_error e;
        d.root = Parse(d.memory.get(), xml, len, options, &e);
        if (d.root == nullptr) throw error(e);
        return d;
    }
    static document parse(const std::string &xml, const stax_options *options = nullptr)
    {
        return parse(xml.data(), xml.size(), options);
    }
    static document file(const char *path, const stax_options *options = nullptr)
    {
        document d;
        stax_error e;
        d.root = ParseFile(d.memory.get(), path, options, &e);
        if (d.root == nullptr) throw error(e);
        return d;
    }

    const Root &operator*() const
    {
        return *root;
    }
    const Root *operator->() const
    {
        return root;
    }

  private:
    document() : memory(), root(nullptr) {}

    arena memory;
    const Root *root;
};

/*
 * Records, one at a time. A record lives until the next one is asked for. The bytes or the path
 * that it reads must stay.
 */
template <class Record, class Reader,
          Reader *(*Open)(const stax_input *, const stax_options *, stax_error *),
          stax_status (*Next)(Reader *, const Record **), void (*Close)(Reader *)>
class reader
{
  public:
    explicit reader(const stax_input &input, const stax_options *options = nullptr)
        : at(new state(input))
    {
        at->own = Open(&at->input, options, &at->error);
        if (at->own == nullptr) throw error(at->error);
    }
    static reader parse(const char *xml, std::size_t len, const stax_options *options = nullptr)
    {
        return reader(stax_input_memory(xml, len), options);
    }
    static reader file(const char *path, const stax_options *options = nullptr)
    {
        return reader(stax_input_path(path), options);
    }

    /* The next record; nullptr behind the last one. */
    const Record *next()
    {
        const Record *record = nullptr;
        stax_status status = Next(at->own, &record);
        if (status != STAX_OK && status != STAX_END) throw error(at->error);
        return record;
    }

    Reader *get()
    {
        return at->own;
    }

    /* For a range-for: one pass. */
    class iterator
    {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Record;
        using difference_type = std::ptrdiff_t;
        using pointer = const Record *;
        using reference = const Record &;

        iterator() : from(nullptr), record(nullptr) {}
        explicit iterator(reader *r) : from(r), record(r->next()) {}

        reference operator*() const
        {
            return *record;
        }
        pointer operator->() const
        {
            return record;
        }
        iterator &operator++()
        {
            record = from->next();
            return *this;
        }
        bool operator==(const iterator &other) const
        {
            return record == other.record;
        }
        bool operator!=(const iterator &other) const
        {
            return record != other.record;
        }

      private:
        reader *from;
        const Record *record;
    };

    iterator begin()
    {
        return iterator(this);
    }
    iterator end()
    {
        return iterator();
    }

  private:
    /* Stays where it is, when the reader is moved. */
    struct state {
        explicit state(const stax_input &in) : input(in), error(), own(nullptr) {}
        ~state()
        {
            Close(own);
        }
        state(const state &) = delete;
        state &operator=(const state &) = delete;

        stax_input input;
        stax_error error;
        Reader *own;
    };

    std::unique_ptr<state> at;
};

} // namespace stax

#endif
