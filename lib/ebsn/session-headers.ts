import { env } from "../env";
import { NO_SESSION, type Session } from "../session/session";

const SESSION_HEADER = "x-ebsn-session";
const ACCOUNT_HEADER = "x-ebsn-account";

export function sessionHeaders(session: Session, uuid: string, language?: string): Record<string, string> {
  const { client, clientVersion, uuidHeaders } = env();
  return {
    "x-ebsn-client": client,
    "x-ebsn-version": clientVersion,
    ...Object.fromEntries(uuidHeaders.map((name) => [name, uuid])),
    ...(session.session ? { [SESSION_HEADER]: session.session } : {}),
    ...(session.account ? { [ACCOUNT_HEADER]: session.account } : {}),
    ...(language ? { "accept-language": language } : {}),
  };
}

/** A 419 ends the session. */
export function nextSession(
  before: Session,
  response: { http: number; headers: Headers; userId: number | undefined },
): Session {
  if (response.http === 419) return NO_SESSION;
  const after = {
    ...before,
    session: response.headers.get(SESSION_HEADER) || before.session,
    account: response.headers.get(ACCOUNT_HEADER) || before.account,
  };
  return { ...after, userId: response.userId ?? before.userId };
}
