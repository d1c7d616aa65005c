"""Every message between a browser and the server; `docs/protocol.md` says when which is sent."""
