"""Speed, side by side with other engines: `bench/run`."""
