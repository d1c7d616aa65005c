"""The balance lab: is a game fair, how long is it, and what goes with winning (docs/balance.md)."""
