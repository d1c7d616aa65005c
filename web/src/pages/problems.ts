// Which problems of a game have been solved in this browser.

export const solvedIn = (kept: string | null): ReadonlySet<number> => new Set((kept ?? "").split(" ").filter(Boolean).map(Number));

export const withSolved = (solved: ReadonlySet<number>, number: number): ReadonlySet<number> => new Set([...solved, number]);
