const KEY = "madia.tutorial";

/** Id of the last tutorial this browser has seen; "" when none. */
export function lastSeenTutorial(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberTutorial(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A closed storage shows the tutorial again: no harm.
  }
}
