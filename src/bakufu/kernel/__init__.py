"""What every game shares; knows no game."""
