"""What a game was like: chances to win, luck, what a move cost, what to play, and moments worth a puzzle."""
