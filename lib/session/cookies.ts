import { SESSION_HINT_COOKIE, SIGNED_IN_HINT, STAFF_HINT_COOKIE, VISITOR_HINT } from "./session-hint";
import {
  hasTokens,
  isAnonymous,
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
  const hint = isSignedIn(session) ? SIGNED_IN_HINT : isAnonymous(session) ? VISITOR_HINT : "";
  // The cart of an anonymous visitor survives until the next visit.
  const isKept = session.remember || isAnonymous(session);
  const cookie = (name: string, value: string, httpOnly = false): SessionCookie => {
    const maxAge = value === "" ? 0 : isKept ? SESSION_SECONDS : undefined;
    const lifetime = maxAge === undefined ? {} : { maxAge };
    return { name, value, options: { path: "/", sameSite: "lax", ...lifetime, secure, httpOnly } };
  };
  const isStaff = session.staff !== undefined;
  return [
    cookie(SESSION_COOKIE, hasTokens(session) || isStaff ? await sealSession(session, secrets) : "", true),
    cookie(SESSION_HINT_COOKIE, hint),
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
