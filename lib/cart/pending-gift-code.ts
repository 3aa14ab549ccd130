import { onNavigation } from "../navigation/page-navigation";

/** A gift code from the URL is stored until the next product is added (requirements/cart#gift-codes). */
const STORAGE_KEY = "madia.gift-code";
const PARAM = "codice";
const MAX_LENGTH = 40;

type StoredCode = { code: string; isSent: boolean };

function read(): StoredCode | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as StoredCode | null;
  } catch {
    return null;
  }
}

function write(stored: StoredCode): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Storage may be blocked: the code can still be typed in the cart.
  }
}

const codeInUrl = (address: string) =>
  new URL(address).searchParams.get(PARAM)?.trim().toUpperCase().slice(0, MAX_LENGTH) ?? "";

function store(address: string): void {
  const code = codeInUrl(address);
  if (code && read()?.code !== code) write({ code, isSent: false });
}

const storeCodeFromUrl = (): void => store(window.location.href);

/** Returns the clean-up. */
export function watchGiftCodes(): () => void {
  const [entry] = "getEntriesByType" in performance ? performance.getEntriesByType("navigation") : [];
  // The router may have replaced the URL that the document was loaded with.
  if (entry) store(entry.name);
  storeCodeFromUrl();
  return onNavigation(storeCodeFromUrl);
}

export function getPendingGiftCode(): string {
  storeCodeFromUrl();
  const stored = read();
  return stored && !stored.isSent ? stored.code : "";
}

/** A code is sent once, however often the same URL is opened. */
export const markGiftCodeSent = (code: string): void => write({ code, isSent: true });
