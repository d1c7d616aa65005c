"""The server's speed, side by side with boardgame.io's."""
