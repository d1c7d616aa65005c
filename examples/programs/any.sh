#!/bin/sh
# A bot as a program, in the shell: any answer, as likely as any other. It counts the answers by the name that each has.
# bakufu play bushido --bot "exec:sh examples/programs/any.sh"

seed=$$
while read -r line; do
    count=$(printf '%s' "${line##*\"answers\":}" | grep -o '"do":' | wc -l)
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    echo "{\"answer\": $((seed / 65536 % count))}"
done
