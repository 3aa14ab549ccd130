import { paths } from "../paths";
import { backofficePaths } from "../backoffice-paths";
import { GUARDED, STAFF_ONLY } from "./guarded";
import { isSignedIn, type Session } from "./session";

const OPEN = /^(?:\/en)?\/profile\/email-updated$/;

/** Customers go to their own board, who is nobody yet to the log-in of staff. */
function staffRedirect([, locale = ""]: RegExpExecArray, here: string, session: Session): string | null {
  if (session.staff) return null;
  return `${locale}${isSignedIn(session) ? paths.profile() : backofficePaths.login(here)}`;
}

/** Where a visitor goes who may not see this page; null: go on. */
export function guardRedirect(pathname: string, search: string, session: Session): string | null {
  const staffOnly = STAFF_ONLY.exec(pathname);
  if (staffOnly) return staffRedirect(staffOnly, `${pathname}${search}`, session);
  const guarded = GUARDED.exec(pathname);
  if (!guarded || OPEN.test(pathname) || isSignedIn(session)) return null;
  return `${guarded[1] ?? ""}${paths.login(`${pathname}${search}`)}`;
}
