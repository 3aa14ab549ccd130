import { foundUsersSchema, staffLoginSchema } from "../../schemas/backoffice";
import { staffFormSchema } from "../../schemas/form-request";
import { authSchema } from "../../schemas/user";
import { toFoundUsers, toSsoUser } from "../../transforms/backoffice";
import { toCartUser } from "../../transforms/cart";
import { toStaffForm } from "../../transforms/form-request";
import { type Call, nothing, reads } from "../call";

export const SSO_LOGIN = "backoffice-access/sso-login";
export const SSO_LOGOUT = "sso-auth/logout";
export const SELECT_USER = "user-search/select_user";

/** The part of those who work for the shop: but for their log-in, nobody else asks any of it. */
export const backofficeCalls: Call[] = [
  {
    path: SSO_LOGIN,
    method: "POST",
    body: ["backoffice_user", "password", "otp"],
    as: "form",
    access: "session",
    read: reads(staffLoginSchema, toSsoUser),
  },
  { path: SSO_LOGOUT, method: "POST", access: "session", staff: true, read: nothing },
  {
    path: "user-search/list_user",
    method: "GET",
    query: ["q", "cod_int", "page", "page_size", "sort", "user_type_id"],
    access: "session",
    staff: true,
    read: reads(foundUsersSchema, toFoundUsers),
  },
  {
    path: SELECT_USER,
    method: "POST",
    upstream: "GET",
    query: ["user_id"],
    access: "session",
    staff: true,
    read: reads(authSchema, ({ user, cartId }) => ({ user: toCartUser(user), cartId })),
  },
  {
    path: "backoffice-access/get-form",
    method: "GET",
    query: ["cu_form_id", "user_id"],
    access: "session",
    staff: true,
    read: reads(staffFormSchema, toStaffForm),
  },
];
