import { env } from "../env";
import { SESSION_EXPIRED, SESSION_TEST } from "../session/expired-status";
import { type SessionCookie, sessionCookies } from "../session/cookies";
import { isSecureSite } from "../session/secure-site";
import { isLogOutHint } from "../session/log-out-hint";
import { SIGNED_IN_HINT, VISITOR_HINT } from "../session/session-hint";
import { hasTokens, isSameSession, type Session } from "../session/session";
import type { Call } from "./call";
import { type GatewayResponse, isSuccess } from "./gateway-response";
import { isLogOut } from "./session-after-call";

type RequestCookies = {
  session: Session;
  /** Of the session cookie's parts. */
  sentNames: string[];
  /** Value of the hint cookie. */
  hint: string | undefined;
};

const removedCookie = (name: string): SessionCookie => ({
  name,
  value: "",
  options: { path: "/", sameSite: "lax", maxAge: 0, secure: isSecureSite(), httpOnly: true },
});

/** The session cookie has expired or its secret is gone, and the hint has outlived it. */
const isStale = ({ session, hint = "" }: RequestCookies) =>
  [SIGNED_IN_HINT, VISITOR_HINT].includes(hint.charAt(0)) && !hasTokens(session);

/** When staff choose the next customer, the answer to a read of the last one may come after the new session's cookie. */
const isLateExpiry = (
  { path, method, isStaffOnly }: Call,
  { session }: RequestCookies,
  { http }: GatewayResponse,
) =>
  http === SESSION_EXPIRED &&
  session.staff !== undefined &&
  method === "GET" &&
  path !== SESSION_TEST &&
  !isStaffOnly;

/** Cookies are written only when they change: none for an unchanged session. */
export async function changedCookies(
  call: Call,
  requestCookies: RequestCookies,
  { response, session }: { response: GatewayResponse; session: Session },
): Promise<SessionCookie[]> {
  const { removesCookie } = call;
  const removed = removesCookie && isSuccess(response) ? [removedCookie(removesCookie)] : [];
  const before = requestCookies.session;
  if (isLateExpiry(call, requestCookies, response)) return removed;
  const hasJustLoggedOut = isLogOut(call, before, session);
  if (isSameSession(before, session) && !hasJustLoggedOut && !isStale(requestCookies)) return removed;
  const changed = await sessionCookies(session, {
    secrets: env().sessionSecrets,
    secure: isSecureSite(),
    sentNames: requestCookies.sentNames,
    hadStaff: before.staff !== undefined,
    hasLoggedOut: hasJustLoggedOut || isLogOutHint(requestCookies.hint ?? ""),
  });
  return [...changed, ...removed];
}
