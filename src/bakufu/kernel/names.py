"""Names for players who have given none."""

NAMES = ("Aki", "Botan", "Chiyo", "Daigo", "Emi")
