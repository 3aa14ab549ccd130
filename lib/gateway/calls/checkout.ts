import {
  buySchema,
  cartSchema,
  packagingListSchema,
  prebilledSchema,
  prepareSchema,
} from "../../ebsn/schemas/cart";
import { ORDER_LIST_PARAMS } from "../../ebsn/order-params";
import type { PaymentType } from "../../ebsn/domain/cart";
import type { SavedCard } from "../../ebsn/domain/payment-auth";
import { paymentAuthListSchema } from "../../ebsn/schemas/payment-auth";
import { orderListSchema, orderViewSchema } from "../../ebsn/schemas/order";
import { toCents } from "../../ebsn/transforms/cents";
import { toCart, toPreparation, toPurchase } from "../../ebsn/transforms/cart";
import { toOrder, toOrderList, toSharedOrder } from "../../ebsn/transforms/order";
import { toProduct } from "../../ebsn/transforms/product";
import { env } from "../../env";
import { withoutDeferred } from "../../rules/payment-types";
import { type Call, ignoreData, readWith } from "../call";

const order = readWith(orderViewSchema, (raw) => (raw.order ? withOfferedTypes(toOrder(raw.order)) : null));
const orders = readWith(orderListSchema, toOrderList);
const purchase = readWith(buySchema, toPurchase);
const withOfferedTypes = <T extends { paymentTypes: PaymentType[] }>(answer: T): T =>
  env().deferredPayment ? answer : { ...answer, paymentTypes: withoutDeferred(answer.paymentTypes) };
const PAYMENT_PARAMS = ["payment_type_id", "user_payment_auth_id", "payment_data"];

const get = (path: string, query: string[], read: Call["read"]): Call => ({
  path,
  method: "GET",
  query,
  access: "session",
  read,
});

const post = (path: string, query: string[], read: Call["read"]): Call => ({
  path,
  method: "POST",
  query,
  access: "session",
  read,
});

export const checkoutCalls: Call[] = [
  post(
    "checkout/prepare",
    ["show_sectors"],
    readWith(prepareSchema, (raw) => withOfferedTypes(toPreparation(raw))),
  ),
  post("checkout/buy", [...PAYMENT_PARAMS, "cart_version", "gross_total"], purchase),
  get(
    "checkout/prebilled-amount",
    ["payment_type_id", "order_id"],
    readWith(prebilledSchema, (raw) => ({
      prebilledCents: toCents(raw.prebilledAmount),
      alreadyHeld: raw.alreadyHeld,
    })),
  ),
  get(
    "packaging-type/list",
    [],
    readWith(packagingListSchema, (raw) => raw.products.map(toProduct)),
  ),
  get(
    "payment-type/list-auth",
    ["payment_type_id"],
    readWith(paymentAuthListSchema, (raw): SavedCard[] => raw.auths),
  ),
  post("payment-type/remove-auth", ["user_payment_auth_id"], ignoreData),
  get("order/list", ORDER_LIST_PARAMS, orders),
  get("order/view", ["order_id", "show_replaced"], order),
  {
    // A POST: the token must not appear in logged URLs.
    path: "token-order/view",
    method: "POST",
    upstreamMethod: "GET",
    query: ["order_id", "access_token", "show_replaced"],
    access: "public",
    read: readWith(orderViewSchema, (raw) => (raw.order ? toSharedOrder(raw.order) : null)),
  },
  get("order/list-retry-payment", [], orders),
  post("order/delete", ["order_id"], ignoreData),
  post("order/refuse-substitute", ["order_id", "order_item_id"], ignoreData),
  post("order/modify", ["order_id", "show_sectors"], readWith(cartSchema, toCart)),
  post("order/undo-modify", ["order_id", "show_sectors"], readWith(cartSchema, toCart)),
  post("order/change-date", ["order_id", "new_order_date", "timeslot_id"], order),
  post("order/payment", ["order_id", "user_payment_auth_id"], purchase),
  post("order/modify-payment-type", ["order_id", ...PAYMENT_PARAMS], purchase),
];
