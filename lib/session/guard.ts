import { splitLocale } from "../../config/split-locale.mjs";
import { config } from "../config";
import { paths } from "../paths/paths";
import { backofficePaths } from "../paths/backoffice-paths";
import { GUARDED_PATHS, STAFF_PATHS } from "./guarded-paths";
import { isSignedIn, type Session } from "./session";

/** Open to visitors where they have carts; paths below it belong to orders. */
const CART_PAGE = /^\/cart\/?$/;

/** Customers go to their dashboard, everyone else to the staff log-in. */
function staffRedirect(
  [, locale = ""]: RegExpExecArray,
  currentPath: string,
  session: Session,
): string | null {
  if (session.staff) return null;
  return `${locale}${isSignedIn(session) ? paths.profile() : backofficePaths.login(currentPath)}`;
}

export function guardRedirect(pathname: string, search: string, session: Session): string | null {
  const staffMatch = STAFF_PATHS.exec(pathname);
  if (staffMatch) return staffRedirect(staffMatch, `${pathname}${search}`, session);
  const guardedMatch = GUARDED_PATHS.exec(pathname);
  if (!guardedMatch || isSignedIn(session)) return null;
  if (config.anonymousCart && CART_PAGE.test(splitLocale(pathname).path)) return null;
  return `${guardedMatch[1] ?? ""}${paths.login(`${pathname}${search}`)}`;
}
