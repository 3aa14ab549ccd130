import { env } from "../env";
import { NO_SESSION, type Session } from "../session/session";

const SESSION = "x-ebsn-session";
const ACCOUNT = "x-ebsn-account";

/** Headers of a call made for a visitor: who calls, with which client, in which language. */
export function sessionHeaders(session: Session, uuid: string, language?: string): Record<string, string> {
  const { client, clientVersion, uuidHeaders } = env();
  return {
    "x-ebsn-client": client,
    "x-ebsn-version": clientVersion,
    ...Object.fromEntries(uuidHeaders.map((name) => [name, uuid])),
    ...(session.session ? { [SESSION]: session.session } : {}),
    ...(session.account ? { [ACCOUNT]: session.account } : {}),
    ...(language ? { "accept-language": language } : {}),
  };
}

/** The session after an answer: its tokens and user replace ours, 419 ends it. */
export function nextSession(
  before: Session,
  answer: { http: number; headers: Headers; userId: number | undefined },
): Session {
  if (answer.http === 419) return NO_SESSION;
  const after = {
    ...before,
    session: answer.headers.get(SESSION) || before.session,
    account: answer.headers.get(ACCOUNT) || before.account,
  };
  return { ...after, userId: answer.userId ?? before.userId };
}
