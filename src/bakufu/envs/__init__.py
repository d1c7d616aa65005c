"""The games as environments for research: what a seat sees as arrays, answers as numbers (docs/research.md).

Nothing here is imported by anything but the commands. `pettingzoo`, `parallel` and `gymnasium` need the extra
`research`, `openspiel` the extra of that name.
"""
