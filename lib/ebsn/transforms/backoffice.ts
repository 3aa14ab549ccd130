import type { FoundUsers, SsoUser } from "../domain/backoffice";
import type { RawFoundUsers, RawStaffLogin } from "../schemas/backoffice";

/** A shop that does not say who they are is believed that they are: it let them in. */
export function toSsoUser({ ssoUser }: RawStaffLogin): SsoUser {
  const { username = "", name = "", roles = [] } = ssoUser ?? {};
  return { username, name: name || username, roles };
}

export function toFoundUsers({ users, page }: RawFoundUsers): FoundUsers {
  return {
    users: users.map(({ userType: _type, ...user }) => user),
    page: page?.selPage ?? 1,
    pages: Math.max(1, page?.totPages ?? 1),
    total: page?.totItems ?? users.length,
  };
}
