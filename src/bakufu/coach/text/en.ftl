# What the coach says, at the terminal and at tables.
hint-best = A master would choose: { $plan }.
hint-rather = Better than: { $plan }; it { $why }.
hint-close = Nearly as good: { $plan }.

luck-luckier = { $tenths ->
    [0] Nobody was much luckier than another.
   *[other] { $lucky } was luckier than { $unlucky }, by { $tenths ->
        [one] one win
       *[other] { $tenths } wins
    } in 10.
}
luck-much-luckier = { $lucky } was luckier than { $unlucky }, by more than a whole victory.
luck-unsure = Who was luckier cannot be told from so few samples.
luck-untold = (drawn in secret)
luck-you-luckier = { $tenths ->
    [0] Nobody was much luckier than you, nor you than anybody.
    [one] You were one win in 10 luckier than { $player }.
   *[other] You were { $tenths } wins in 10 luckier than { $player }.
}
luck-you-unluckier = { $tenths ->
    [one] { $player } was one win in 10 luckier than you.
   *[other] { $player } was { $tenths } wins in 10 luckier than you.
}

problem-why = It { $why }.

one-bot-each = There are { $players } players, but { $bots } bots to play on for them: name one for all, or one for each.
