"""The steps. What has been released is never changed; what comes next is a new file, and `schema.py` says the same."""
