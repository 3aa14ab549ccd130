import { readJson, removeItem, writeJson } from "../browser/storage";
import { onNavigation } from "../navigation/page-navigation";

/** A gift code from the URL is stored until the next product is added (requirements/cart#gift-codes). */
const STORAGE_KEY = "madia.gift-code";
const PARAM = "codice";
const MAX_LENGTH = 40;

type StoredCode = { code: string; isSent: boolean };

const readCode = () => readJson("sessionStorage", STORAGE_KEY) as StoredCode | null;

/** Without storage the code can still be typed in the cart. */
function writeCode(stored: StoredCode): void {
  writeJson("sessionStorage", STORAGE_KEY, stored);
}

const codeInUrl = (address: string) =>
  new URL(address).searchParams.get(PARAM)?.trim().toUpperCase().slice(0, MAX_LENGTH) ?? "";

function storeCodeOf(address: string): void {
  const code = codeInUrl(address);
  if (code && readCode()?.code !== code) writeCode({ code, isSent: false });
}

const storeCodeFromUrl = (): void => storeCodeOf(window.location.href);

/** Returns the clean-up. */
export function watchGiftCodes(): () => void {
  const [entry] = "getEntriesByType" in performance ? performance.getEntriesByType("navigation") : [];
  // The router may have replaced the URL that the document was loaded with.
  if (entry) storeCodeOf(entry.name);
  storeCodeFromUrl();
  return onNavigation(storeCodeFromUrl);
}

export function getPendingGiftCode(): string {
  storeCodeFromUrl();
  const stored = readCode();
  return stored && !stored.isSent ? stored.code : "";
}

/** A code is sent once, however often the same URL is opened. */
export const markGiftCodeSent = (code: string): void => writeCode({ code, isSent: true });

export const forgetGiftCode = (): void => removeItem("sessionStorage", STORAGE_KEY);
