"""`bakufu admin`: what the keeper of a server does, also while it runs."""
