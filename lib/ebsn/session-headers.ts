import { env } from "../env";
import { ACCOUNT_COOKIE, cookieHeader, mergeCookies, receivedCookies } from "../session/relayed-cookies";
import { correlationHeaders } from "../upstream/correlation";
import { SESSION_EXPIRED } from "../session/expired-status";
import { NO_SESSION, type Session } from "../session/session";

export function sessionHeaders(session: Session, uuid: string, language?: string): Record<string, string> {
  const { client, clientVersion, uuidHeaders, sessionHeader, accountHeader } = env();
  const { account, accountCookie, cookies } = session;
  const cookie = cookieHeader({ ...cookies, ...(accountCookie ? { [accountCookie]: account } : {}) });
  return {
    "x-ebsn-client": client,
    "x-ebsn-version": clientVersion,
    ...correlationHeaders(),
    ...(uuid ? Object.fromEntries(uuidHeaders.map((name) => [name, uuid])) : {}),
    ...(session.session ? { [sessionHeader]: session.session } : {}),
    ...(account ? { [accountHeader]: account } : {}),
    ...(cookie ? { cookie } : {}),
    ...(language ? { "accept-language": language } : {}),
  };
}

type ReceivedSession = { http: number; headers: Headers; userId: number | undefined };

/** A 419 ends the session. Its tokens come as headers or as cookies, depending on the shop. */
export function nextSession(before: Session, { http, headers, userId }: ReceivedSession): Session {
  if (http === SESSION_EXPIRED) return NO_SESSION;
  const { sessionHeader, accountHeader } = env();
  const received = receivedCookies(headers.getSetCookie());
  const accountCookie = received.find(({ name }) => ACCOUNT_COOKIE.test(name));
  const cookies = mergeCookies(
    before.cookies ?? {},
    received.filter((cookie) => cookie !== accountCookie),
  );
  return {
    ...before,
    session: headers.get(sessionHeader) || before.session,
    account: headers.get(accountHeader) || (accountCookie?.value ?? before.account),
    ...(accountCookie ? { accountCookie: accountCookie.value ? accountCookie.name : undefined } : {}),
    ...(before.cookies || Object.keys(cookies).length > 0 ? { cookies } : {}),
    userId: userId ?? before.userId,
  };
}
