import { userSearchPageSchema, staffLoginSchema } from "../../ebsn/schemas/backoffice";
import { staffFormSchema } from "../../ebsn/schemas/form-request";
import { authSchema } from "../../ebsn/schemas/user";
import { toUserSearchPage, toSsoUser } from "../../ebsn/transforms/backoffice";
import { toCartUser } from "../../ebsn/transforms/cart";
import { toStaffForm } from "../../ebsn/transforms/form-request";
import { type Call, ignoreData, readWith } from "../call";

export const SSO_LOGIN = "backoffice-access/sso-login";
export const SSO_LOGOUT = "sso-auth/logout";
export const SELECT_USER = "user-search/select_user";

export const backofficeCalls: Call[] = [
  {
    path: SSO_LOGIN,
    method: "POST",
    body: ["backoffice_user", "password", "otp"],
    encoding: "form",
    access: "session",
    read: readWith(staffLoginSchema, toSsoUser),
  },
  { path: SSO_LOGOUT, method: "POST", access: "session", isStaffOnly: true, read: ignoreData },
  {
    path: "user-search/list_user",
    method: "GET",
    query: ["q", "cod_int", "page", "page_size", "sort", "user_type_id"],
    access: "session",
    isStaffOnly: true,
    read: readWith(userSearchPageSchema, toUserSearchPage),
  },
  {
    path: SELECT_USER,
    method: "POST",
    upstreamMethod: "GET",
    query: ["user_id"],
    access: "session",
    isStaffOnly: true,
    read: readWith(authSchema, ({ user, cartId }) => ({ user: toCartUser(user), cartId })),
  },
  {
    path: "backoffice-access/get-form",
    method: "GET",
    query: ["cu_form_id", "user_id"],
    access: "session",
    isStaffOnly: true,
    read: readWith(staffFormSchema, toStaffForm),
  },
];
