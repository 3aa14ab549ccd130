const PREFIX = "madia.form.";

export const ANONYMOUS_OWNER = 0;

export const formDraftKey = (owner: number, formName: string) => `${PREFIX}${owner}.${formName}`;

/** Without `keepOwner`, removes all of them. */
export function clearFormDrafts(keepOwner?: number): void {
  try {
    const keptPrefixes =
      keepOwner === undefined ? [] : [formDraftKey(keepOwner, ""), formDraftKey(ANONYMOUS_OWNER, "")];
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !keptPrefixes.some((prefix) => key.startsWith(prefix)))
        sessionStorage.removeItem(key);
    }
  } catch {
    // Storage may be blocked.
  }
}
