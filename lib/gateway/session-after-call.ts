import { isTrue } from "../rules/is-true";
import { SESSION_EXPIRED } from "../session/expired-status";
import { hasTokens, isSameSession, isSignedIn, NO_SESSION, type Session } from "../session/session";
import { dropStaffOnCustomerLogin, staffSession, withoutCustomer } from "../session/staff";
import { staffLoginSchema } from "../ebsn/schemas/backoffice";
import { nextSession } from "../ebsn/session-headers";
import { toSsoUser } from "../ebsn/transforms/backoffice";
import { readData, userOf } from "../ebsn/envelope";
import type { SessionResponse } from "../ebsn/transport";
import type { Call } from "./call";
import { IDENTITY_LOGIN, LOGIN, LOGOUT, SOCIAL_LOGIN } from "./calls/auth";
import { SAML_LOGIN, SAML_LOGOUT, SELECT_USER, SSO_LOGIN, SSO_LOGOUT } from "./calls/backoffice";

/** Calls after which another customer may be logged in. */
const NEW_CUSTOMER = [LOGIN, SOCIAL_LOGIN, IDENTITY_LOGIN];

const STAFF_LOGINS = [SSO_LOGIN, SAML_LOGIN];
const STAFF_LOGOUTS = [SSO_LOGOUT, SAML_LOGOUT];

/** Calls of staff after which the customer's session is another one, or none. */
const STAFF_CHANGES = [...STAFF_LOGINS, ...STAFF_LOGOUTS, SELECT_USER];

type Params = Record<string, unknown>;

/** Applies even when the API rejects the call; null: not a log-out call. */
export function sessionAfterLogout(call: Call, before: Session): Session | null {
  if (call.path === LOGOUT) return withoutCustomer(before);
  return STAFF_LOGOUTS.includes(call.path) ? NO_SESSION : null;
}

/** The customer's session was ended on purpose: it has not expired. */
export const isLogOut = (call: Call, before: Session, after: Session): boolean =>
  !isSignedIn(after) &&
  (call.path === LOGOUT || (STAFF_CHANGES.includes(call.path) && !isSameSession(before, after)));

const isRejected = ({ status, http }: SessionResponse) => status !== 0 || http >= 400;

/** The user of the data, as the answer to the browser has it: the one beside them may be who was there before. */
const loggedInUser = (upstream: SessionResponse) => userOf({ ...upstream, user: null }) ?? userOf(upstream);

function afterStaffCall(call: Call, before: Session, upstream: SessionResponse): Session {
  if (upstream.http === SESSION_EXPIRED) return NO_SESSION;
  if (isRejected(upstream) || !before.staff) return before;
  const nextStaffSession = nextSession(staffSession(before), {
    http: upstream.http,
    headers: upstream.headers,
    userId: userOf(upstream)?.userId,
  });
  // The API may return one token for staff and customer.
  if (call.path === SELECT_USER)
    return isSignedIn(nextStaffSession)
      ? { ...nextStaffSession, staff: before.staff }
      : withoutCustomer(before);
  const { session, cookies } = nextStaffSession;
  return { ...before, staff: { ...before.staff, session, ...(cookies ? { cookies } : {}) } };
}

function afterStaffLogin(call: Call, before: Session, upstream: SessionResponse): Session {
  if (isRejected(upstream)) return before;
  const { http, headers } = upstream;
  const { session, cookies } = nextSession(NO_SESSION, { http, headers, userId: undefined });
  if (!session && !cookies) return before;
  const { username, name, roles } = toSsoUser(readData(call.path, staffLoginSchema, upstream.data));
  const how = call.path === SAML_LOGIN ? ({ isSaml: true } as const) : {};
  return {
    ...NO_SESSION,
    staff: { session, ...(cookies ? { cookies } : {}), username, name, roles, ...how },
  };
}

export function sessionAfterCall(
  call: Call,
  before: Session,
  upstream: SessionResponse,
  params: Params,
): Session {
  const loggedOut = sessionAfterLogout(call, before);
  if (loggedOut) return loggedOut;
  if (call.isStaffOnly) return afterStaffCall(call, before, upstream);
  if (STAFF_LOGINS.includes(call.path)) return afterStaffLogin(call, before, upstream);
  if (call.access === "public" && !hasTokens(before) && upstream.http !== SESSION_EXPIRED) return before;
  if (upstream.http === SESSION_EXPIRED) return withoutCustomer(before);
  const isLogin = NEW_CUSTOMER.includes(call.path) && !isRejected(upstream);
  const after = nextSession(before, {
    http: upstream.http,
    headers: upstream.headers,
    userId: (isLogin ? loggedInUser(upstream) : userOf(upstream))?.userId,
  });
  if (!isLogin) return dropStaffOnCustomerLogin(before, after);
  const { staff: _staff, ...customer } = after;
  return { ...customer, remember: isTrue(params.remember_me) };
}
