"""How a map is made whose drawn borders are exactly those of a table of borders.

Only sums, products, quotients and square roots of floats are used on the way to a coordinate, never `sum` or `hypot`:
so every machine and every Python draws the same map to the last digit.
"""
