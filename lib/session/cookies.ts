import { HINT_COOKIE } from "./hint";
import { isEmpty, SESSION_COOKIE, SESSION_SECONDS, sealSession, type Session } from "./session";

type Settings = { secrets: string[]; secure: boolean };

function cookie(name: string, value: string, attributes: (string | false)[]): string {
  return [`${name}=${value}`, "Path=/", "SameSite=Lax", ...attributes.filter(Boolean)].join("; ");
}

/** Values of Set-Cookie for a changed session: the sealed cookie and its readable hint, both set or both cleared. */
export async function sessionCookies(session: Session, { secrets, secure }: Settings): Promise<string[]> {
  const gone = isEmpty(session);
  const age = gone ? "Max-Age=0" : session.remember && `Max-Age=${SESSION_SECONDS}`;
  const common = [age, secure && "Secure"];
  return [
    cookie(SESSION_COOKIE, gone ? "" : await sealSession(session, secrets), [...common, "HttpOnly"]),
    cookie(HINT_COOKIE, gone ? "" : "1", common),
  ];
}
