import type { UserSearchPage, SsoUser } from "../domain/backoffice";
import type { RawUserSearchPage, RawStaffLogin } from "../schemas/backoffice";
import { toPageInfo } from "./page";

/** The log-in already succeeded, so a missing user is no error. */
export function toSsoUser({ ssoUser }: RawStaffLogin): SsoUser {
  const { username = "", name = "", roles = [] } = ssoUser ?? {};
  return { username, name: name || username, roles };
}

export function toUserSearchPage({ users, page }: RawUserSearchPage): UserSearchPage {
  return {
    users: users.map(({ userType: _type, ...user }) => user),
    page: toPageInfo(page, users.length),
  };
}
