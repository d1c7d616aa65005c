"""Tables that are being played: from the log to what everybody sees."""
