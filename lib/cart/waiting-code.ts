/** A gift code of an address waits here for the next product (requirements/cart#gift-codes). */
const STORAGE_KEY = "madia.gift-code";
const PARAM = "codice";
const MAX_LENGTH = 40;

type Kept = { code: string; isSent: boolean };

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage may be blocked: the code can still be typed in the cart.
  }
}

const codeIn = (address: string) =>
  new URL(address).searchParams.get(PARAM)?.trim().toUpperCase().slice(0, MAX_LENGTH) ?? "";

/** The router may have left the address that the document came with. */
function codeOfAddress(): string {
  const here = codeIn(window.location.href);
  if (here) return here;
  const [document] = "getEntriesByType" in performance ? performance.getEntriesByType("navigation") : [];
  return document ? codeIn(document.name) : "";
}

/** Also to be called before another document takes this one's place. */
export function keepCodeOfAddress(): void {
  const code = codeOfAddress();
  if (code && read()?.code !== code) write({ code, isSent: false });
}

export function waitingCode(): string {
  keepCodeOfAddress();
  const kept = read();
  return kept && !kept.isSent ? kept.code : "";
}

/** Sent once, however often the same address is opened. */
export const markCodeSent = (code: string): void => write({ code, isSent: true });
