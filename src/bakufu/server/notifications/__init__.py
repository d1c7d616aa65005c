"""Telling people who do not look at a table that it is their turn there."""
