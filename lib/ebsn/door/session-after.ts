import { isEmpty, isSignedIn, NO_SESSION, type Session } from "../../session/session";
import { keepApart, staffCaller, withoutCustomer } from "../../session/staff";
import { readData } from "../envelope";
import { staffLoginSchema } from "../schemas/backoffice";
import { nextSession } from "../session-headers";
import { toSsoUser } from "../transforms/backoffice";
import type { SessionAnswer } from "../transport";
import type { Call } from "./call";
import { SELECT_USER, SSO_LOGIN, SSO_LOGOUT } from "./calls/backoffice";

export const LOGIN = "auth/login";
const LOGOUT = "auth/logout";

type Bag = Record<string, unknown>;

const saysYes = (value: unknown) => value === true || value === "true";

/** What a log-out leaves, whatever the shop answers; null: the call is none. */
export function endedBy(call: Call, before: Session): Session | null {
  if (call.path === LOGOUT) return withoutCustomer(before);
  return call.path === SSO_LOGOUT ? NO_SESSION : null;
}

/** The session after a call of the staff's own; `got` is what their token was answered. */
function afterStaffCall(call: Call, before: Session, got: SessionAnswer): Session {
  if (got.http === 419) return NO_SESSION;
  if (got.status !== 0 || got.http >= 400 || !before.staff) return before;
  const answered = nextSession(staffCaller(before), {
    http: got.http,
    headers: got.headers,
    userId: got.user?.userId,
  });
  // A shop may make the staff's own session the customer's: then both tokens are one.
  if (call.path === SELECT_USER)
    return isSignedIn(answered) ? { ...answered, staff: before.staff } : withoutCustomer(before);
  return { ...before, staff: { ...before.staff, session: answered.session } };
}

/** Staff who have logged in leave no customer's session beside them. */
function afterSsoLogin(before: Session, got: SessionAnswer): Session {
  if (got.status !== 0 || got.http >= 400) return before;
  const { session } = nextSession(NO_SESSION, { http: got.http, headers: got.headers, userId: undefined });
  if (!session) return before;
  const { username, name, roles } = toSsoUser(readData(SSO_LOGIN, staffLoginSchema, got.data));
  return { ...NO_SESSION, staff: { session, username, name, roles } };
}

/** What the visitor's session is once a call was answered. */
export function sessionAfter(call: Call, before: Session, got: SessionAnswer, bag: Bag): Session {
  const ended = endedBy(call, before);
  if (ended) return ended;
  if (call.staff) return afterStaffCall(call, before, got);
  if (call.path === SSO_LOGIN) return afterSsoLogin(before, got);
  if (call.access === "public" && isEmpty(before) && got.http !== 419) return before;
  if (got.http === 419) return withoutCustomer(before);
  const after = nextSession(before, { http: got.http, headers: got.headers, userId: got.user?.userId });
  if (call.path !== LOGIN || got.status !== 0) return keepApart(before, after);
  const { staff: _staff, ...customer } = after;
  return { ...customer, remember: saysYes(bag.remember_me) };
}
