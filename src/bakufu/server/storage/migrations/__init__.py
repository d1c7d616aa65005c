"""How the schema came to be: one file in `versions` for each step, run by alembic in the order of their numbers."""
