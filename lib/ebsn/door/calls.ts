import type { Call } from "./call";
import { afterSalesCalls } from "./calls/after-sales";
import { authCalls } from "./calls/auth";
import { backofficeCalls } from "./calls/backoffice";
import { cartCalls } from "./calls/cart";
import { catalogueCalls } from "./calls/catalogue";
import { checkoutCalls } from "./calls/checkout";
import { deliveryCalls } from "./calls/delivery";
import { disclaimerCalls } from "./calls/disclaimer";
import { fidelityCalls } from "./calls/fidelity";
import { formCalls } from "./calls/form";
import { invoiceCalls } from "./calls/invoice";
import { listCalls } from "./calls/list";
import { profileCalls } from "./calls/profile";
import { registrationCalls } from "./calls/registration";
import { userMessageCalls } from "./calls/user-message";

/** The allow-list: what is not here cannot be asked through the door. */
export const CALLS: Call[] = [
  ...authCalls,
  ...registrationCalls,
  ...profileCalls,
  ...invoiceCalls,
  ...fidelityCalls,
  ...catalogueCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...checkoutCalls,
  ...afterSalesCalls,
  ...listCalls,
  ...formCalls,
  ...disclaimerCalls,
  ...backofficeCalls,
  ...userMessageCalls,
];

const byPath = new Map(CALLS.map((call) => [`${call.method} ${call.path}`, call]));
const knownPaths = new Set(CALLS.map((call) => call.path));

export type Found = { call: Call; path: string } | { refused: 404 | 405 };

/** The call of a path at the door; a number as last part stands for `:id`. */
export function findCall(method: string, path: string): Found {
  if (path.includes(":")) return { refused: 404 };
  const general = path.replace(/\/[1-9]\d{0,11}$/, "/:id");
  for (const name of [path, general]) {
    const call = byPath.get(`${method} ${name}`);
    if (call) return { call, path };
  }
  return { refused: knownPaths.has(path) || knownPaths.has(general) ? 405 : 404 };
}
