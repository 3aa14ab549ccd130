import { SESSION_HINT_COOKIE, STAFF_HINT_COOKIE } from "./session-hint";
import { hasNoCustomerTokens, SESSION_COOKIE, SESSION_SECONDS, sealSession, type Session } from "./session";

type CookieOptions = {
  secrets: string[];
  secure: boolean;
  hadStaff?: boolean;
};

function cookie(name: string, value: string, attributes: (string | false)[]): string {
  return [`${name}=${value}`, "Path=/", "SameSite=Lax", ...attributes.filter(Boolean)].join("; ");
}

/** Set-Cookie headers of a changed session: the sealed cookie and its readable hint cookies, set or cleared. */
export async function sessionCookies(
  session: Session,
  { secrets, secure, hadStaff = false }: CookieOptions,
): Promise<string[]> {
  const maxAge = session.remember && `Max-Age=${SESSION_SECONDS}`;
  const commonAttributes = (isSet: boolean) => [isSet ? maxAge : "Max-Age=0", secure && "Secure"];
  const hintCookie = (name: string, isSet: boolean) =>
    cookie(name, isSet ? "1" : "", commonAttributes(isSet));
  const isStaff = session.staff !== undefined;
  const isCustomer = !hasNoCustomerTokens(session);
  const hasSession = isCustomer || isStaff;
  return [
    cookie(SESSION_COOKIE, hasSession ? await sealSession(session, secrets) : "", [
      ...commonAttributes(hasSession),
      "HttpOnly",
    ]),
    hintCookie(SESSION_HINT_COOKIE, isCustomer),
    ...(isStaff || hadStaff ? [hintCookie(STAFF_HINT_COOKIE, isStaff)] : []),
  ];
}
