"""Two worlds that differ in secrets only, and all that reaches those who may not know them."""
