// Pictures beside words grow with the words: what is said in pixels is meant where letters have their usual size.
export const grown = (size: number | string): string => (typeof size === "number" ? `calc(${size} * var(--px))` : size);
