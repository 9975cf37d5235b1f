# Takes the manual's examples out of its pages: awk -v out=FOLDER -f doc_examples.awk PAGES…
#
# A block that begins with "stax: 1" begins an example, which goes to a folder of its number:
#
#   ```yaml  the schema; in front of it those that it imports, beginning with "# <name>.schema"
#   ```c     begins with "/* <name>.h */": a header; has a function: compiled with the parser;
#            has main: a program over the parser's header; all else is to be read only
#   ```xml   a document, any number of them, each followed by
#   ```json  what it becomes, or
#   ```      the error that it is
#
# FOLDER/schemas has a line an example, FOLDER/rows one a document, FOLDER/faults what is wrong.

function fault(text) { print FILENAME ":" start ": " text >(out "/faults") }

function write(name, text) {
    printf "%s", text >name
    close(name)
}

function end_example() {
    if (current && !documents) print place ": the schema has no document" >(out "/faults")
    if (document != "") fault("the document above has no result")
    document = ""
}

function begin_example(text) {
    end_example()
    current = ++count
    documents = 0
    place = FILENAME ":" start
    folder = out "/" current
    system("mkdir -p '" folder "'")
    name = match(text, /\nname: [a-z_]+/) ? substr(text, RSTART + 7, RLENGTH - 7) : "no_name"
    write(folder "/" name ".schema", text)
    for (file in imported) write(folder "/" file, imported[file])
    delete imported
    print current, name, place >(out "/schemas")
}

function take_schema(text, first) {
    if (first ~ /^# [a-z_]+\.schema$/)
        imported[substr(first, 3)] = text
    else if (first == "stax: 1")
        begin_example(text)
}

function take_code(text, first) {
    if (!current) return
    if (first ~ /^\/\* [a-z_]+\.h \*\/$/)
        write(folder "/" substr(first, 4, length(first) - 6), text)
    else if (text ~ /int main\(/)
        write(folder "/program.c", text)
    else if (text ~ /\n\{\n/)
        write(folder "/functions.c", text)
}

function take_document(text) {
    if (document != "") fault("the document above has no result")
    document = text
    document_at = FILENAME ":" start
}

function take_result(text, kind) {
    if (!current) fault("the document has no schema")
    if (!current || document == "") return
    write(folder "/" ++documents ".xml", document)
    write(folder "/" documents "." kind, text)
    print current, folder "/" documents ".xml", folder "/" documents "." kind, kind, document_at \
        >(out "/rows")
    document = ""
}

function take(text, first) {
    first = substr(text, 1, index(text, "\n") - 1)
    if (language == "yaml") take_schema(text, first)
    if (language == "c") take_code(text, first)
    if (language == "xml") take_document(text)
    if (language == "json" && document == "") fault("the result has no document")
    if (language == "json") take_result(text, "json")
    if (language == "" && document != "") take_result(text, "error")
}

FNR == 1 {
    end_example()
    current = 0
}

/^```/ {
    inside = !inside
    if (!inside) {
        take(body)
        next
    }
    language = substr($0, 4)
    start = FNR + 1
    body = ""
    next
}

inside { body = body $0 "\n" }

END { end_example() }
