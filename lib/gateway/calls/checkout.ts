import { buySchema, packagingListSchema, prebilledSchema, prepareSchema } from "../../ebsn/schemas/cart";
import { ORDER_LIST_PARAMS } from "../../ebsn/order-params";
import type { PaymentType } from "../../ebsn/domain/cart";
import type { SavedCard } from "../../ebsn/domain/payment-auth";
import { paymentAuthListSchema } from "../../ebsn/schemas/payment-auth";
import { orderListSchema, orderViewSchema } from "../../ebsn/schemas/order";
import { toCents } from "../../ebsn/transforms/cents";
import { toPreparation } from "../../ebsn/transforms/cart";
import { toOrder, toOrderList, toSharedOrder } from "../../ebsn/transforms/order";
import { toProducts } from "../../ebsn/transforms/product";
import { env } from "../../env";
import { withoutDeferred } from "../../rules/checkout/payment-types";
import { type Call, get, ignoreData, post, postForGet, readRaw, readWith, writesOf } from "../call";
import { SECTORS, writeCart } from "../common-reads";

const order = readWith(orderViewSchema, (raw) => (raw.order ? withOfferedTypes(toOrder(raw.order)) : null));
const orders = readWith(orderListSchema, toOrderList);
const purchase = readRaw(buySchema);
const withOfferedTypes = <T extends { paymentTypes: PaymentType[] }>(answer: T): T =>
  env().deferredPayment ? answer : { ...answer, paymentTypes: withoutDeferred(answer.paymentTypes) };
const viewOrder = get("order/view", order, { query: ["order_id", "show_replaced"] });
const PAYMENT_PARAMS = ["payment_type_id", "user_payment_auth_id", "payment_data"];

export const checkoutCalls: Call[] = [
  post(
    "checkout/prepare",
    readWith(prepareSchema, (raw) => withOfferedTypes(toPreparation(raw))),
    { query: [SECTORS] },
  ),
  post("checkout/buy", purchase, { query: [...PAYMENT_PARAMS, "cart_version", "gross_total"] }),
  get(
    "checkout/prebilled-amount",
    readWith(prebilledSchema, (raw) => ({
      prebilledCents: toCents(raw.prebilledAmount),
      alreadyHeld: raw.alreadyHeld,
      alreadyConsented: raw.alreadyConsented,
      releasedCents: toCents(raw.releasedAmount),
    })),
    { query: ["payment_type_id", "order_id"] },
  ),
  get(
    "packaging-type/list",
    readWith(packagingListSchema, (raw) => toProducts(raw.products)),
  ),
  get(
    "payment-type/list-auth",
    readWith(paymentAuthListSchema, (raw): SavedCard[] => raw.auths),
    { query: ["payment_type_id"] },
  ),
  post("payment-type/remove-auth", ignoreData, { query: ["user_payment_auth_id"] }),
  get("order/list", orders, { query: ORDER_LIST_PARAMS }),
  viewOrder,
  // A POST: the token must not appear in logged URLs.
  postForGet(
    "token-order/view",
    readWith(orderViewSchema, (raw) => (raw.order ? toSharedOrder(raw.order) : null)),
    { query: ["order_id", "access_token", "show_replaced"], access: "public" },
  ),
  get("order/list-retry-payment", orders),
  post("order/delete", ignoreData, { query: ["order_id"] }),
  post("order/refuse-substitute", ignoreData, { query: ["order_id", "order_item_id"] }),
  writeCart("order/modify", { query: ["order_id", SECTORS] }),
  writeCart("order/undo-modify", { query: ["order_id", SECTORS] }),
  writesOf(viewOrder)("order/change-date", { query: ["order_id", "new_order_date", "timeslot_id"] }),
  post("order/payment", purchase, { query: ["order_id", "user_payment_auth_id"] }),
  post("order/modify-payment-type", purchase, { query: ["order_id", ...PAYMENT_PARAMS] }),
];
