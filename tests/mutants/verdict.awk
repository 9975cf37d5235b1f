# verdict.awk EXPLAINED RESULTS: the line that is said at the end. Exit status 1 when fewer than 95
# in 100 of the mutants that are not explained were killed, or one that is explained was.

FILENAME == ARGV[1] { explained[$0] = 1; next }
{
    end = $NF
    sub(/@.*/, "", end)
    sub(/ [^ ]+$/, "")
    last[$0] = end
}
END {
    for (name in last) {
        end = last[name]
        if (name in explained && (end == "quick" || end == "whole")) {
            print "survivors.txt explains what is killed: " name > "/dev/stderr"
            failed = 1
        }
        n[name in explained ? "explained" : end]++
    }
    killed = n["quick"] + n["whole"]
    all = killed + n["survived"] + n["open"]
    if (all == 0) exit 1
    printf "%d mutants: %d killed by the quick tests, %d by the others, %d survived, " \
        "%d more change only the cost; %.1f in 100 killed\n", all + n["explained"],
        n["quick"], n["whole"], n["survived"] + n["open"], n["explained"], 100 * killed / all
    exit failed || killed < 0.95 * all
}
