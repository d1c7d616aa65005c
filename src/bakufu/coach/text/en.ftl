# What the coach says, at the terminal and at tables.
hint-best = A master would choose: { $plan }.
hint-rather = Better than: { $plan }; it { $why }.
hint-close = Nearly as good: { $plan }.
