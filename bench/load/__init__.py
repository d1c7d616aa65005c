"""How the server bears many tables at which people play as people do: one move every two seconds."""
