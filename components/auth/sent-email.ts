import { ANONYMOUS_OWNER, formDraftKey } from "@/lib/session/form-drafts";

const STORAGE_KEY = formDraftKey(ANONYMOUS_OWNER, "registration-mail");

export function saveSentEmail(email: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, email);
  } catch {
    // Storage unavailable: the customer types it again.
  }
}

export function readSentEmail(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}
