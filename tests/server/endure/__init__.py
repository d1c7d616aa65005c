"""What a server must endure, in numbers: `make endure`. The quick forms are in the tests."""
