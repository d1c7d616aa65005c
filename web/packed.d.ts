import type { Plugin } from "vite";

export const packed: Plugin;
