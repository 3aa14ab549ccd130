import { HINT_COOKIE, STAFF_HINT_COOKIE } from "./hint";
import { isEmpty, SESSION_COOKIE, SESSION_SECONDS, sealSession, type Session } from "./session";

type Settings = {
  secrets: string[];
  secure: boolean;
  /** the browser was told before that staff is logged in. */
  hadStaff?: boolean;
};

function cookie(name: string, value: string, attributes: (string | false)[]): string {
  return [`${name}=${value}`, "Path=/", "SameSite=Lax", ...attributes.filter(Boolean)].join("; ");
}

/**
 * Values of Set-Cookie for a changed session: the sealed cookie and the readable hints of what is in it,
 * a customer's session, a member of staff; set or cleared.
 */
export async function sessionCookies(
  session: Session,
  { secrets, secure, hadStaff = false }: Settings,
): Promise<string[]> {
  const lasting = session.remember && `Max-Age=${SESSION_SECONDS}`;
  const of = (there: boolean) => [there ? lasting : "Max-Age=0", secure && "Secure"];
  const hint = (name: string, there: boolean) => cookie(name, there ? "1" : "", of(there));
  const isStaff = session.staff !== undefined;
  const isCustomer = !isEmpty(session);
  const kept = isCustomer || isStaff;
  return [
    cookie(SESSION_COOKIE, kept ? await sealSession(session, secrets) : "", [...of(kept), "HttpOnly"]),
    hint(HINT_COOKIE, isCustomer),
    ...(isStaff || hadStaff ? [hint(STAFF_HINT_COOKIE, isStaff)] : []),
  ];
}
