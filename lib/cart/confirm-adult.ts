import { awaitOverlay } from "../overlays/overlay";

const STORAGE_KEY = "madia.adult";

function hasConfirmed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === "1";
  } catch {
    return false;
  }
}

/** Once per session; the document is checked on delivery as well. */
export async function confirmAdult(): Promise<boolean> {
  if (hasConfirmed()) return true;
  const isAdult = (await awaitOverlay({ dialog: "age" })) === true;
  try {
    if (isAdult) sessionStorage.setItem(STORAGE_KEY, "1");
  } catch {
    // Storage may be unavailable: it is asked again.
  }
  return isAdult;
}
