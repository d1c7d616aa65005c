"""`python -m bakufu` is the command `bakufu`."""

from bakufu.cli.main import main

main()
