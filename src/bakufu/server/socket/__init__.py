"""The conversation over one WebSocket."""
