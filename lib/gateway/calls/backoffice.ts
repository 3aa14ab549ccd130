import type { StaffList } from "../../ebsn/domain/list-page";
import { userSearchPageSchema, staffLoginSchema, staffLogoutSchema } from "../../ebsn/schemas/backoffice";
import { staffFormSchema, staffFormsSchema } from "../../ebsn/schemas/form-request";
import { staffOrdersSchema, staffRefundsSchema } from "../../ebsn/schemas/staff-order";
import { toStaffOrder, toStaffRefund } from "../../ebsn/transforms/staff-order";
import { authSchema } from "../../ebsn/schemas/user";
import { toUserSearchPage, toSsoUser } from "../../ebsn/transforms/backoffice";
import { toCartUser } from "../../ebsn/transforms/cart";
import { toListPage } from "../../ebsn/transforms/list-page";
import { toStaffForm } from "../../ebsn/transforms/form-request";
import { type Call, ignoreData, readWith } from "../call";

export const SSO_LOGIN = "backoffice-access/sso-login";
export const SSO_LOGOUT = "sso-auth/logout";
export const SAML_LOGIN = "saml/login";
export const SAML_LOGOUT = "saml/do-logout";
export const SELECT_USER = "user-search/select_user";

const toStaffList = <T>(entries: T[], page: Parameters<typeof toListPage>[0]): StaffList<T> => ({
  entries,
  ...toListPage(page, entries.length),
});

const staffForm = readWith(staffFormSchema, toStaffForm);

export const backofficeCalls: Call[] = [
  {
    path: SSO_LOGIN,
    method: "POST",
    body: ["backoffice_user", "password", "otp"],
    encoding: "form",
    access: "session",
    read: readWith(staffLoginSchema, toSsoUser),
  },
  {
    path: SAML_LOGIN,
    method: "POST",
    body: ["code"],
    encoding: "form",
    access: "session",
    read: readWith(staffLoginSchema, toSsoUser),
  },
  {
    path: SAML_LOGOUT,
    method: "POST",
    upstreamMethod: "GET",
    access: "session",
    isStaffOnly: true,
    read: readWith(staffLogoutSchema, ({ redirectUrl }) => redirectUrl),
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
    read: staffForm,
  },
  {
    path: "backoffice-access/list-orders",
    method: "GET",
    query: ["order_id", "page"],
    access: "session",
    isStaffOnly: true,
    read: readWith(staffOrdersSchema, ({ orders, page }) => toStaffList(orders.map(toStaffOrder), page)),
  },
  {
    path: "backoffice-access/advance-order",
    method: "POST",
    body: ["order_id", "order_status_id"],
    access: "session",
    isStaffOnly: true,
    read: ignoreData,
  },
  {
    path: "backoffice-access/list-refunds",
    method: "GET",
    query: ["page"],
    access: "session",
    isStaffOnly: true,
    read: readWith(staffRefundsSchema, ({ refunds, page }) => toStaffList(refunds.map(toStaffRefund), page)),
  },
  {
    path: "backoffice-access/decide-refund",
    method: "POST",
    body: ["refund_id", "refund_status_id"],
    access: "session",
    isStaffOnly: true,
    read: ignoreData,
  },
  {
    path: "backoffice-access/list-forms",
    method: "GET",
    query: ["show_all", "page"],
    access: "session",
    isStaffOnly: true,
    read: readWith(staffFormsSchema, ({ cuForms, page }) => toStaffList(cuForms.map(toStaffForm), page)),
  },
  {
    path: "backoffice-access/answer-form",
    method: "POST",
    body: ["cu_form_id", "answer"],
    access: "session",
    isStaffOnly: true,
    read: staffForm,
  },
  {
    path: "backoffice-access/close-form",
    method: "POST",
    body: ["cu_form_id"],
    access: "session",
    isStaffOnly: true,
    read: staffForm,
  },
];
