import { readJson, removeItem, writeJson } from "../browser/storage";

const PREFIX = "madia.form.";

export const ANONYMOUS_OWNER = 0;

export const formDraftKey = (owner: number, formName: string) => `${PREFIX}${owner}.${formName}`;

export function readDraft(key: string): Record<string, unknown> | null {
  const draft = readJson("sessionStorage", key);
  return typeof draft === "object" ? (draft as Record<string, unknown> | null) : null;
}

export function writeDraft(key: string, values: object): void {
  writeJson("sessionStorage", key, values);
}

export const removeDraft = (key: string): void => removeItem("sessionStorage", key);

export function clearFormDrafts(preservedOwner?: number): void {
  try {
    const preservedPrefixes =
      preservedOwner === undefined
        ? []
        : [formDraftKey(preservedOwner, ""), formDraftKey(ANONYMOUS_OWNER, "")];
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !preservedPrefixes.some((prefix) => key.startsWith(prefix)))
        sessionStorage.removeItem(key);
    }
  } catch {
    // Storage may be blocked.
  }
}
