// The little Markdown that clauses use: **strong**, `code`, and lines that begin with "- ".

export interface Span {
  kind: "text" | "strong" | "code";
  text: string;
}

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}

export function paragraphs(text: string): { item: boolean; spans: Span[] }[] {
  return text.split("\n").map((line) => {
    const item = line.startsWith("- ");
    return { item, spans: spans(item ? line.slice(2) : line) };
  });
}
