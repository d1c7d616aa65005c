"""The coach at the tables: reviews of finished games, what-ifs, hints and problems."""
