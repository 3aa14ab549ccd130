import { ANYBODY, typedName } from "@/lib/session/typed-forms";

const NAME = typedName(ANYBODY, "registration-mail");

/** Remembers in this tab whom the shop has written to, for the page that comes next. */
export function rememberMailed(email: string): void {
  try {
    sessionStorage.setItem(NAME, email);
  } catch {
    // Then it is typed once more.
  }
}

/** The address last written to; "" when it is not known. */
export function mailedTo(): string {
  try {
    return sessionStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}
