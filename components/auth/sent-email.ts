import { readItem, writeItem } from "@/lib/browser/storage";
import { ANONYMOUS_OWNER, formDraftKey } from "@/lib/session/form-drafts";

const STORAGE_KEY = formDraftKey(ANONYMOUS_OWNER, "registration-mail");

export function saveSentEmail(email: string): void {
  writeItem("sessionStorage", STORAGE_KEY, email);
}

export const readSentEmail = (): string => readItem("sessionStorage", STORAGE_KEY) ?? "";
