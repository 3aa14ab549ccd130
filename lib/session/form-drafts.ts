const PREFIX = "madia.form.";

export const ANONYMOUS_OWNER = 0;

export const formDraftKey = (owner: number, formName: string) => `${PREFIX}${owner}.${formName}`;

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
