import type { Call } from "./call";
import { afterSalesCalls } from "./calls/after-sales";
import { authCalls } from "./calls/auth";
import { backofficeCalls } from "./calls/backoffice";
import { benefitCalls } from "./calls/benefits";
import { cartCalls } from "./calls/cart";
import { catalogueCalls } from "./calls/catalogue";
import { checkoutCalls } from "./calls/checkout";
import { cookiePreferencesCalls } from "./calls/cookie-preferences";
import { contentEditCalls } from "./calls/content-edit";
import { deliveryCalls } from "./calls/delivery";
import { disclaimerCalls } from "./calls/disclaimer";
import { fidelityCalls } from "./calls/fidelity";
import { formCalls } from "./calls/form";
import { giftCertificateCalls } from "./calls/gift-certificate";
import { invoiceCalls } from "./calls/invoice";
import { langInfoCalls } from "./calls/lang-info";
import { listCalls } from "./calls/list";
import { marketingCalls } from "./calls/marketing";
import { profileCalls } from "./calls/profile";
import { pushCalls } from "./calls/push";
import { registrationCalls } from "./calls/registration";
import { stockAlertCalls } from "./calls/stock-alert";
import { userMessageCalls } from "./calls/user-message";

/** Allow-list: every other call is rejected. @internal */
export const CALLS: Call[] = [
  ...authCalls,
  ...registrationCalls,
  ...profileCalls,
  ...invoiceCalls,
  ...fidelityCalls,
  ...benefitCalls,
  ...marketingCalls,
  ...pushCalls,
  ...langInfoCalls,
  ...catalogueCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...checkoutCalls,
  ...afterSalesCalls,
  ...listCalls,
  ...giftCertificateCalls,
  ...stockAlertCalls,
  ...formCalls,
  ...disclaimerCalls,
  ...cookiePreferencesCalls,
  ...backofficeCalls,
  ...contentEditCalls,
  ...userMessageCalls,
];

const callsByKey = new Map(CALLS.map((call) => [`${call.method} ${call.path}`, call]));
const knownPaths = new Set(CALLS.map((call) => call.path));

export type FindCallResult = { call: Call; path: string } | { status: 404 | 405 };

export function findCall(method: string, path: string): FindCallResult {
  if (path.includes(":")) return { status: 404 };
  const pattern = path.replace(/\/[1-9]\d{0,11}$/, "/:id");
  for (const name of [path, pattern]) {
    const call = callsByKey.get(`${method} ${name}`);
    if (call) return { call, path };
  }
  return { status: knownPaths.has(path) || knownPaths.has(pattern) ? 405 : 404 };
}
