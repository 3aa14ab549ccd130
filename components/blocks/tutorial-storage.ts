const STORAGE_KEY = "madia.tutorial";

export function readSeenTutorial(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

export function saveSeenTutorial(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Without storage the tutorial is shown again.
  }
}
