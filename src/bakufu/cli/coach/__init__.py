"""What a game was like: `bakufu chances`, `luck`, `review`, `problems`."""
