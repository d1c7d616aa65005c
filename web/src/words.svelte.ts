// The page's words, in the language chosen: Fluent messages that the server hands out, one catalogue for both.

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { catalogue } from "./http";
import { remember, remembered } from "./memory";
import { LANGUAGES, type Language } from "./wire";

export { LANGUAGES };

export type About = Record<string, FluentVariable>;

export function firstLanguage(kept: string | null, wishes: readonly string[]): Language {
  for (const wish of [kept ?? "", ...wishes]) {
    const known = LANGUAGES.find(({ id }) => wish.toLowerCase().startsWith(id));
    if (known) return known.id;
  }
  return "en";
}

// Somebody or somewhere with the French "de" before it, as the server says it (kernel/catalogue.py): de Botan, d’Aki.
export function of(name: string): string {
  return (/^[aeiou]/i.test(name.normalize("NFD")) ? "d’" : "de ") + name;
}

export function bundleOf(language: Language, text: string): FluentBundle {
  const DE = ([name]: FluentValue[]): string => of(String(name));
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { DE } });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export function spoken(bundle: FluentBundle | null, message: string, about: About): string {
  const pattern = bundle?.getMessage(message)?.value;
  // A missing message shows its name, so that it is noticed.
  return bundle && pattern ? bundle.formatPattern(pattern, about, []) : bundle ? `[${message}]` : "";
}

class Words {
  language = $state<Language>(firstLanguage(remembered("language"), navigator.languages));
  #bundle = $state.raw<FluentBundle | null>(null);
  #game: string | undefined;
  #part: string | undefined;

  get loaded(): boolean {
    return this.#bundle !== null;
  }

  // Reads the catalogue, with a game's own words where a game is named, and those of a page that has its own.
  async load(language: Language = this.language, game = this.#game, part = this.#part): Promise<void> {
    if (this.#bundle && language === this.language && game === this.#game && part === this.#part) return;
    const text = await catalogue(language, game, part);
    this.#bundle = bundleOf(language, text);
    this.#game = game;
    this.#part = part;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    await this.load(language);
    remember("language", language);
  }

  say = (message: string, about: About = {}): string => spoken(this.#bundle, message, about);
  has = (message: string): boolean => this.#bundle?.hasMessage(message) ?? false;
}

export const words = new Words();
export const say = words.say;

// A label as the beginning of a sentence.
export const capital = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1);
