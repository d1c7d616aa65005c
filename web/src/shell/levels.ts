// How well a bot plays, in a word; one that somebody else has brought goes by its own name.

import { say, words } from "../words.svelte";

export const levelOf = (bot: string): string => (words.has(`page-level-${bot}`) ? say(`page-level-${bot}`) : bot);
