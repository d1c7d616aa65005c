"""Tables over HTTP and WebSocket."""
