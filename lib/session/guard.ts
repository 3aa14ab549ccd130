import { paths } from "../paths";
import { GUARDED } from "./guarded";
import { isSignedIn, type Session } from "./session";

const OPEN = /^(?:\/en)?\/profile\/email-updated$/;

/** Where a visitor goes who may not see this page; null: go on. */
export function guardRedirect(pathname: string, search: string, session: Session): string | null {
  const guarded = GUARDED.exec(pathname);
  if (!guarded || OPEN.test(pathname) || isSignedIn(session)) return null;
  return `${guarded[1] ?? ""}${paths.login(`${pathname}${search}`)}`;
}
