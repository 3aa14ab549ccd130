const STORAGE_KEY = "madia.adult";

export function hasConfirmedAdult(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === "1";
  } catch {
    return false;
  }
}

export function storeAdult(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, "1");
  } catch {
    // Storage may be unavailable: it is asked again.
  }
}

/** The next customer of this tab answers for themselves. */
export function forgetAdult(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
