// What has been chosen on a board and is not sent yet. One button confirms it, always beside the question, and Enter does.

export interface Confirmation {
  label: string;
  act: () => void;
  disabled?: boolean;
  // Puts down what was chosen, where that is a thing of its own.
  letGo?: () => void;
}

class Confirming {
  offered = $state.raw<Confirmation | null>(null);
}

export const confirming = new Confirming();

// For a board's effect: offers this as long as it holds.
export function confirm(offered: Confirmation | null): () => void {
  confirming.offered = offered;
  return () => {
    if (confirming.offered === offered) confirming.offered = null;
  };
}

export const focusConfirm = (): void => document.querySelector<HTMLElement>('[data-testid="confirm"]')?.focus();
