import { env } from "../env";
import { type SessionCookie, sessionCookies } from "../session/cookies";
import { isSameSession, type Session } from "../session/session";

/** Empty for an unchanged session: cookies are written only when they change. */
export async function changedCookies(before: Session, after: Session): Promise<SessionCookie[]> {
  if (isSameSession(before, after)) return [];
  return sessionCookies(after, {
    secrets: env().sessionSecrets,
    secure: env().storefrontUrl.startsWith("https:"),
    hadStaff: before.staff !== undefined,
  });
}
