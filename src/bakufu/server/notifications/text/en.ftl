# What the page says about a person; loaded there alone.
page-me = About you
page-me-more = What is kept about you here, besides your seats. Nobody else can see it.
page-me-games = Your games
page-me-no-games = You have not finished a game here yet.
page-me-played = Played
page-me-won = Won
page-me-mean = Mean
page-me-best = Best
page-me-history = Games you have finished
page-me-ended = Ended
page-me-older = Older games
page-me-ratings = How strong you are
page-me-ratings-more = Everybody begins at 1500. The number after ± says how far off it may still be.
page-me-against-people = against people:
page-me-against-bots = against bots:
page-me-rated-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}

page-told = Being told that it is your turn
page-told-more = Each of your browsers by itself, also when the page is closed. A message names the game and the table, nothing else.
page-told-start = Tell this browser
page-told-device = A browser
page-told-this = this one
page-told-since = since { $date }
page-told-every = At most one message
page-told-minutes = { $count ->
    [0] for each turn
    [60] an hour
    [240] every 4 hours
   *[other] every { $count } minutes
}
page-told-quiet = Quiet hours
page-told-quiet-from = Quiet from
page-told-quiet-until = Quiet until
page-told-stop = Stop telling it

page-hooks = Telling other servers
page-hooks-more = A message to Discord, Slack or ntfy: of all your turns, or of everybody’s at one table. Only public addresses with https.
page-hook-table = everybody’s turns at this table
page-hook-own = all your turns
page-hook-trouble = The last message did not arrive: { $why } It is tried again.
page-hook-given-up = Nothing more is sent there: { $why }
page-hook-again = Try again
page-hook-forget = Remove
page-hook-secret = With this secret every message is signed. It is shown only now.
page-hook-form = What it is
page-hook-address = Its address
page-hook-which = For one table only
page-hook-which-all = its link; empty: all your turns
page-hook-make = Tell it

page-vacation = Vacation
page-vacation-more = While you are on vacation your clocks stand still where one has 12 hours or more for a decision. The others at the table see it.
page-vacation-until = You are on vacation until { $date }.
page-vacation-end = I am back
page-vacation-days = How long
page-vacation-take = Begin now
page-vacation-left = { $count ->
    [one] One day is left this year.
   *[other] { $count } days are left this year.
}

page-forget = Be forgotten
page-forget-more = Removes your numbers and ratings, your devices, webhooks and vacations, and your name at all finished tables. The games themselves stay, without your name.
page-forget-running = { $count ->
    [one] One game goes on: your seat there stays until it is over.
   *[other] { $count } games go on: your seats there stay until they are over.
}
page-forget-sure = I know that this cannot be undone.
page-forget-do = Forget me
page-forgotten = Done. Nothing is kept about you any more.
