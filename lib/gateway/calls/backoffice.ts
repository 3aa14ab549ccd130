import type { StaffList } from "../../ebsn/domain/backoffice";
import { userSearchPageSchema, staffLoginSchema, staffLogoutSchema } from "../../ebsn/schemas/backoffice";
import { staffFormSchema, staffFormsSchema } from "../../ebsn/schemas/form-request";
import { staffOrdersSchema, staffRefundsSchema } from "../../ebsn/schemas/staff-order";
import { toStaffOrder, toStaffRefund } from "../../ebsn/transforms/staff-order";
import { toUserSearchPage, toSsoUser } from "../../ebsn/transforms/backoffice";
import { toPageInfo } from "../../ebsn/transforms/page";
import { toStaffForm } from "../../ebsn/transforms/form-request";
import { type Call, get, ignoreData, post, postForGet, readWith } from "../call";
import { readAuth } from "../common-reads";

export const SSO_LOGIN = "backoffice-access/sso-login";
export const SSO_LOGOUT = "sso-auth/logout";
export const SAML_LOGIN = "saml/login";
export const SAML_LOGOUT = "saml/do-logout";
export const SELECT_USER = "user-search/select_user";

const toStaffList = <T>(entries: T[], page: Parameters<typeof toPageInfo>[0]): StaffList<T> => ({
  entries,
  page: toPageInfo(page, entries.length),
});

const staffForm = readWith(staffFormSchema, toStaffForm);
const staffLogin = readWith(staffLoginSchema, toSsoUser);

const samlLogout = postForGet(
  SAML_LOGOUT,
  readWith(staffLogoutSchema, ({ redirectUrl }) => redirectUrl),
  { isStaffOnly: true },
);

const getAsStaff = (path: string, query: string[], read: Call["read"]) =>
  get(path, read, { query, isStaffOnly: true });

const postAsStaff = (path: string, body: string[], read: Call["read"]) =>
  post(path, read, { body, isStaffOnly: true });

export const backofficeCalls: Call[] = [
  post(SSO_LOGIN, staffLogin, { body: ["backoffice_user", "password", "otp"], encoding: "form" }),
  post(SAML_LOGIN, staffLogin, { body: ["code"], encoding: "form" }),
  post(SSO_LOGOUT, ignoreData, {
    isStaffOnly: true,
    replacedBy: ({ staff }) => (staff?.isSaml ? samlLogout : null),
  }),
  getAsStaff(
    "user-search/list_user",
    ["q", "cod_int", "page", "page_size", "sort", "user_type_id"],
    readWith(userSearchPageSchema, toUserSearchPage),
  ),
  postForGet(SELECT_USER, readAuth, { query: ["user_id"], isStaffOnly: true }),
  getAsStaff("backoffice-access/get-form", ["cu_form_id", "user_id"], staffForm),
  getAsStaff(
    "backoffice-access/list-orders",
    ["order_id", "page"],
    readWith(staffOrdersSchema, ({ orders, page }) => toStaffList(orders.map(toStaffOrder), page)),
  ),
  postAsStaff("backoffice-access/advance-order", ["order_id", "order_status_id"], ignoreData),
  postAsStaff("backoffice-access/settle-payment-due", ["order_id"], ignoreData),
  getAsStaff(
    "backoffice-access/list-refunds",
    ["page"],
    readWith(staffRefundsSchema, ({ refunds, page }) => toStaffList(refunds.map(toStaffRefund), page)),
  ),
  postAsStaff("backoffice-access/decide-refund", ["refund_id", "refund_status_id"], ignoreData),
  getAsStaff(
    "backoffice-access/list-forms",
    ["show_all", "page"],
    readWith(staffFormsSchema, ({ cuForms, page }) => toStaffList(cuForms.map(toStaffForm), page)),
  ),
  postAsStaff("backoffice-access/answer-form", ["cu_form_id", "updated_at", "answer"], staffForm),
  postAsStaff("backoffice-access/close-form", ["cu_form_id", "updated_at"], staffForm),
];
