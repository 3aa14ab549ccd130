const PREFIX = "madia.form.";

export const ANONYMOUS_OWNER = 0;

export const formDraftKey = (owner: number, formName: string) => `${PREFIX}${owner}.${formName}`;

/** Null where there is none, or storage is blocked. */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof draft === "object" ? (draft as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full or unavailable: the values live until the page is left.
  }
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable: there is no draft.
  }
}

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
