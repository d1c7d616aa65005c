// What this browser remembers between visits. Nothing of it is needed: without storage the page just asks again.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`bakufu-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`bakufu-${key}`);
    else localStorage.setItem(`bakufu-${key}`, value);
  } catch {
    // Storage may be switched off or full.
  }
}
