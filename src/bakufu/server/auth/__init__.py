"""Who somebody is: signed cookies, and codes that work once."""
