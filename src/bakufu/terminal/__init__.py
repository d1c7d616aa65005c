"""What games and commands share in the terminal: how a board is drawn and read, how to speak plainly."""
