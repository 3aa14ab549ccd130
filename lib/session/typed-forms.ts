const PREFIX = "madia.form.";

/** Nobody who is signed in. */
export const ANYBODY = 0;

/** The name under which this tab keeps what `owner`, a user's id, typed into a form. */
export const typedName = (owner: number, form: string) => `${PREFIX}${owner}.${form}`;

/** Forgets what was typed into forms and not sent: all of it, or all but a user's own and what nobody signed for. */
export function forgetTyped(keepOf?: number): void {
  try {
    const kept = keepOf === undefined ? [] : [typedName(keepOf, ""), typedName(ANYBODY, "")];
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX) && !kept.some((beginning) => name.startsWith(beginning)))
        sessionStorage.removeItem(name);
    }
  } catch {
    // A closed storage holds nothing.
  }
}
