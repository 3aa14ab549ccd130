import { env } from "../env";
import { type SessionCookie, sessionCookies } from "../session/cookies";
import { isSecureSite } from "../session/secure-site";
import { isSameSession, type Session } from "../session/session";
import type { Call } from "./call";
import { type GatewayResponse, isSuccess } from "./gateway-response";

const removedCookie = (name: string): SessionCookie => ({
  name,
  value: "",
  options: { path: "/", sameSite: "lax", maxAge: 0, secure: isSecureSite(), httpOnly: true },
});

/** Cookies are written only when they change: none for an unchanged session. */
export async function changedCookies(
  { removesCookie }: Call,
  before: Session,
  { response, session }: { response: GatewayResponse; session: Session },
): Promise<SessionCookie[]> {
  const removed = removesCookie && isSuccess(response) ? [removedCookie(removesCookie)] : [];
  if (isSameSession(before, session)) return removed;
  const changed = await sessionCookies(session, {
    secrets: env().sessionSecrets,
    secure: isSecureSite(),
    hadStaff: before.staff !== undefined,
  });
  return [...changed, ...removed];
}
