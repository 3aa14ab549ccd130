import {
  buySchema,
  cartSchema,
  packagingListSchema,
  prebilledSchema,
  prepareSchema,
} from "../../schemas/cart";
import { ORDER_LIST_PARAMS } from "../../order-params";
import type { SavedCard } from "../../domain/payment-auth";
import { paymentAuthListSchema } from "../../schemas/payment-auth";
import { orderListSchema, orderViewSchema } from "../../schemas/order";
import { toCents } from "../../transforms/cents";
import { toCart, toPreparation, toPurchase } from "../../transforms/cart";
import { toOrder, toOrderList, toSharedOrder } from "../../transforms/order";
import { toProduct } from "../../transforms/product";
import { type Call, nothing, reads } from "../call";

const order = reads(orderViewSchema, (raw) => (raw.order ? toOrder(raw.order) : null));
const orders = reads(orderListSchema, toOrderList);
const purchase = reads(buySchema, toPurchase);
const PAYMENT = ["payment_type_id", "user_payment_auth_id", "payment_data"];

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
  post("checkout/prepare", ["show_sectors"], reads(prepareSchema, toPreparation)),
  post("checkout/buy", [...PAYMENT, "cart_version"], purchase),
  get(
    "checkout/prebilled-amount",
    ["payment_type_id", "order_id"],
    reads(prebilledSchema, (raw) => ({ prebilledCents: toCents(raw.prebilledAmount) })),
  ),
  get(
    "packaging-type/list",
    [],
    reads(packagingListSchema, (raw) => raw.products.map(toProduct)),
  ),
  get(
    "payment-type/list-auth",
    ["payment_type_id"],
    reads(paymentAuthListSchema, (raw): SavedCard[] => raw.auths),
  ),
  post("payment-type/remove-auth", ["user_payment_auth_id"], nothing),
  get("order/list", ORDER_LIST_PARAMS, orders),
  get("order/view", ["order_id", "show_replaced"], order),
  {
    // A POST here, for a token in an address would stand in logs.
    path: "token-order/view",
    method: "POST",
    upstream: "GET",
    query: ["order_id", "access_token", "show_replaced"],
    access: "public",
    read: reads(orderViewSchema, (raw) => (raw.order ? toSharedOrder(raw.order) : null)),
  },
  get("order/list-retry-payment", [], orders),
  post("order/delete", ["order_id"], nothing),
  post("order/modify", ["order_id", "show_sectors"], reads(cartSchema, toCart)),
  post("order/undo-modify", ["order_id", "show_sectors"], reads(cartSchema, toCart)),
  post("order/change-date", ["order_id", "new_order_date", "timeslot_id"], order),
  post("order/payment", ["order_id", "user_payment_auth_id"], purchase),
  post("order/modify-payment-type", ["order_id", ...PAYMENT], purchase),
];
