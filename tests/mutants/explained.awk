# explained.awk LIST SURVIVORS: the names of the mutants that SURVIVORS explains. At the margin
# stands a file, behind two blanks a line as a mutant has it, behind four the reason. A line must be
# that of exactly one mutant.

function finish() {
    if (line != "" && !reasons) wrong("no reason")
    line = ""
    reasons = 0
}

function wrong(why) {
    print "survivors.txt: " file ": " line ": " why > "/dev/stderr"
    failed = 1
}

FNR == NR {
    name = $1 ":" $3 ":" $2 " " $4 " -> " $5
    here[$1] = 1
    key = $1
    for (i = 0; i < 5; i++) sub(/^[^ ]+ /, "")
    key = key " " $0
    fits[key]++
    names[key] = name
    next
}
/^#/ || /^$/ { next }
/^[^ ]/ {
    finish()
    file = $0
}
/^  [^ ]/ {
    finish()
    line = substr($0, 3)
    key = file " " line
    if (!(file in here)) next # of another machine
    if (fits[key] != 1) wrong(fits[key] + 0 " mutants have this line")
    else print names[key]
}
/^    / { reasons++ }
END {
    finish()
    exit failed
}
