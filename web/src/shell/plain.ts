// A view of any game, as a table of words.

export interface PlainTable {
  bySeat: { name: string; cells: string[] }[];
  others: { name: string; text: string }[];
}

export function inWords(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.length ? value.map(inWords).join(", ") : "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, inner]) => `${named(key)}: ${inWords(inner)}`)
      .join("; ");
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

export const named = (key: string): string => key.replaceAll("_", " ");

// A list as long as there are players goes by seat.
export function tableOf(view: object, players: number): PlainTable {
  const table: PlainTable = { bySeat: [], others: [] };
  for (const [key, value] of Object.entries(view)) {
    if (Array.isArray(value) && value.length === players) {
      table.bySeat.push({ name: named(key), cells: value.map(inWords) });
    } else {
      table.others.push({ name: named(key), text: inWords(value) });
    }
  }
  return table;
}
