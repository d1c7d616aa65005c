balance-values = { $file } does not fit the components: { $why }.
balance-title = { $game }: how balanced it is
balance-about = { $bot } on every seat, seed { $seed }, rules { $rules }. Seat 1 begins, unless the first player is drawn.
balance-how = Figures in brackets hold in 95 of 100 cases. Minutes are a model, not a measurement: { NUMBER($glance) } seconds for a decision, and { NUMBER($thought) } more each time that its answers double; those who decide at the same time think at the same time. What bots do need not be what people do.
balance-other-values = Played with other values than those of the components:
balance-usual = usual
balance-seat = seat { $seat }
balance-players = { $players } players
balance-usual-games = { $games ->
    [one] one game
   *[other] { $games } games
}, options: { $options }
balance-by-seat = Victories by seat
balance-length = How long it takes
balance-minutes = minutes
balance-options = options
balance-games = games
balance-wins = victories by seat
balance-unfair = by chance
balance-decisions = decisions
balance-spread = spread of scores
balance-margin = winner’s lead
balance-half = ahead at half time wins
balance-luck = luck, games
balance-goes = What goes with winning
balance-goes-how = Those who do it more often than the table’s mean, beside those who do it less often; names as in the protocol. It need not be the cause: whoever is ahead can do different things. A question mark: chance might show as much among so many.
balance-each = each seat, a game
balance-more = win with more
balance-less = with less
balance-difference = difference
balance-happens = In what share of the games it happens
