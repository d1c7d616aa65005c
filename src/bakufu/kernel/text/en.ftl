# Said at every table.
player = Player { $number }
nothing = nothing
listed = { $most } and { $last }

refused-over = The game is over.
refused-not-asked = You have nothing to decide just now.
refused-does-not-fit = That is not one of the answers you may give here.
refused-unreadable = That is no action of this game.
refused-nothing-to-take-back = You have not done anything that could be taken back.
refused-revealed = Too late to take that back: something has been revealed since.
refused-drawn = Too late to take that back: luck has been drawn on since.
refused-answered = Too late to take that back: somebody has answered it.
