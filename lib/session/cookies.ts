import { SESSION_HINT_COOKIE, SIGNED_IN_HINT, STAFF_HINT_COOKIE, VISITOR_HINT } from "./session-hint";
import {
  hasNoCustomerTokens,
  isSignedIn,
  SESSION_COOKIE,
  SESSION_SECONDS,
  sealSession,
  type Session,
} from "./session";

type CookieOptions = {
  secrets: string[];
  secure: boolean;
  hadStaff?: boolean;
};

export type SessionCookie = {
  name: string;
  value: string;
  options: { path: "/"; sameSite: "lax"; maxAge?: number; secure: boolean; httpOnly: boolean };
};

export async function sessionCookies(
  session: Session,
  { secrets, secure, hadStaff = false }: CookieOptions,
): Promise<SessionCookie[]> {
  const isCustomer = !hasNoCustomerTokens(session);
  // The cart survives until the next visit.
  const isVisitor = isCustomer && !isSignedIn(session);
  const cookie = (name: string, value: string, httpOnly = false): SessionCookie => {
    const maxAge = value === "" ? 0 : session.remember || isVisitor ? SESSION_SECONDS : undefined;
    const lifetime = maxAge === undefined ? {} : { maxAge };
    return { name, value, options: { path: "/", sameSite: "lax", ...lifetime, secure, httpOnly } };
  };
  const isStaff = session.staff !== undefined;
  return [
    cookie(SESSION_COOKIE, isCustomer || isStaff ? await sealSession(session, secrets) : "", true),
    cookie(SESSION_HINT_COOKIE, isVisitor ? VISITOR_HINT : isCustomer ? SIGNED_IN_HINT : ""),
    ...(isStaff || hadStaff ? [cookie(STAFF_HINT_COOKIE, isStaff ? "1" : "")] : []),
  ];
}

export function serializeCookie({ name, value, options }: SessionCookie): string {
  const attributes = [
    "Path=/",
    "SameSite=Lax",
    options.maxAge !== undefined && `Max-Age=${options.maxAge}`,
    options.secure && "Secure",
    options.httpOnly && "HttpOnly",
  ];
  return [`${name}=${value}`, ...attributes.filter(Boolean)].join("; ");
}
