// What can be asked of an answer or an event without knowing of which kind it is.

// The fields of any of several kinds.
export type FieldOf<T> = T extends unknown ? keyof T : never;

// A number, where this kind has it.
export function numberIn<T extends object>(thing: T, field: FieldOf<T>): number | null {
  const value: unknown = thing[field as keyof T];
  return typeof value === "number" ? value : null;
}
