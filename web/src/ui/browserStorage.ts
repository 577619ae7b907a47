// What this browser keeps from visit to visit. Storage may be switched off, full, or cleared by its user.

/** What is kept under a key; null when there is nothing. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, as far as the browser lets it. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is then known only until the page is left.
  }
}
