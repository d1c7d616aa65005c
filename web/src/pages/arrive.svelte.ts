// Coming to a page that is about a table: it is there, it is not, or the server has trouble and is asked again.

import { Trouble } from "../http";
import { say } from "../words.svelte";

const AGAIN = 2_000;

interface Sad {
  title: string;
  text: string;
}

// Only "there is none" says so; whatever else went wrong is no news about the table.
export function sadly(trouble: Trouble): Sad {
  if (trouble.status === 404) return { title: say("page-no-table"), text: say("page-no-table-more") };
  return { title: say("page-trouble"), text: trouble.message };
}

export const passes = (trouble: Trouble): boolean => trouble.status === 0 || trouble.status === 429 || trouble.status >= 500;

class Arrival<T> {
  found = $state.raw<T | null>(null);
  trouble = $state.raw<Sad | null>(null);

  constructor(private readonly look: () => Promise<T>) {
    void this.again();
  }

  async again(): Promise<void> {
    try {
      this.found = await this.look();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (error.status !== 0) this.trouble = sadly(error);
      if (passes(error)) setTimeout(() => void this.again(), AGAIN);
    }
  }
}

export const arrivingAt = <T>(look: () => Promise<T>): Arrival<T> => new Arrival(look);
