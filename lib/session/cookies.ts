import { log } from "../log";
import { MAX_PARTS, MAX_SEALED_LENGTH, sessionCookieParts } from "./session-cookie";
import {
  LOGGED_OUT_HINT,
  SESSION_HINT_COOKIE,
  SIGNED_IN_HINT,
  STAFF_HINT_COOKIE,
  VISITOR_HINT,
} from "./session-hint";
import {
  hasTokens,
  isAnonymous,
  isSignedIn,
  NO_SESSION,
  SESSION_SECONDS,
  sealSession,
  type Session,
} from "./session";
import { visitorUuid } from "./visitor-uuid";

type CookieOptions = {
  secrets: string[];
  secure: boolean;
  /** Of the session cookie in the request. */
  sentNames?: string[];
  hadStaff?: boolean;
  /** The last customer has logged out, and none has logged in since. */
  hasLoggedOut?: boolean;
};

export type SessionCookie = {
  name: string;
  value: string;
  options: { path: "/"; sameSite: "lax"; maxAge?: number; secure: boolean; httpOnly: boolean };
};

const CUSTOMER_ID_LENGTH = 8;

function hintOf(session: Session, { secrets: [secret = ""], hasLoggedOut }: CookieOptions): string {
  if (!isSignedIn(session))
    return (isAnonymous(session) ? VISITOR_HINT : "") + (hasLoggedOut ? LOGGED_OUT_HINT : "");
  const customer = visitorUuid(`customer ${session.userId}`, secret).slice(0, CUSTOMER_ID_LENGTH);
  return `${SIGNED_IN_HINT}-${customer}`;
}

export async function sessionCookies(
  session: Session,
  cookieOptions: CookieOptions,
): Promise<SessionCookie[]> {
  const { secrets, secure, sentNames = [], hadStaff = false } = cookieOptions;
  const isStaff = session.staff !== undefined;
  const sealed = hasTokens(session) || isStaff ? await sealSession(session, secrets) : "";
  const parts = sessionCookieParts(sealed, sentNames);
  if (!parts) {
    log("error", "session", {
      reason: `The tokens of the shop are too long for ${MAX_PARTS} cookies: the customer stays logged out.`,
      sealedLength: sealed.length,
      maxLength: MAX_SEALED_LENGTH,
    });
    return sessionCookies(NO_SESSION, cookieOptions);
  }
  // The cart of an anonymous visitor survives until the next visit.
  const isKept = session.remember || isAnonymous(session);
  const cookie = (name: string, value: string, httpOnly = false): SessionCookie => {
    const maxAge = value === "" ? 0 : isKept ? SESSION_SECONDS : undefined;
    const lifetime = maxAge === undefined ? {} : { maxAge };
    return { name, value, options: { path: "/", sameSite: "lax", ...lifetime, secure, httpOnly } };
  };
  return [
    ...parts.map(({ name, value }) => cookie(name, value, true)),
    cookie(SESSION_HINT_COOKIE, hintOf(session, cookieOptions)),
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
