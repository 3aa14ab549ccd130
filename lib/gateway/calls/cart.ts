import { config } from "../../config";
import { cartSchema } from "../../ebsn/schemas/cart";
import { giftListSchema } from "../../ebsn/schemas/gift";
import { toGiftCertificate } from "../../ebsn/transforms/gift";
import { couponCheckSchema, restrictionsSchema, thresholdsSchema } from "../../ebsn/schemas/cart-advice";
import { centsOrZero } from "../../ebsn/transforms/cents";
import { toCart } from "../../ebsn/transforms/cart";
import { waitingCartSchema } from "../../ebsn/schemas/waiting-cart";
import { type Call, readRaw, readWith } from "../call";

const cart = readWith(cartSchema, toCart);
const SECTORS = "show_sectors";

const write = (path: string, body: string[], query: string[] = []): Call => ({
  path: `cart/${path}`,
  method: "POST",
  query: [SECTORS, ...query],
  body,
  access: "session",
  read: cart,
});

const giftCode = (path: string): Call => ({
  path: `cart-giftcertificate/${path}`,
  upstreamPath: `${config.giftCodeApi}/${path}`,
  method: "POST",
  query: [SECTORS],
  body: ["code", "item_id"],
  access: "session",
  read: cart,
});

export const cartCalls: Call[] = [
  { path: "cart/view", method: "GET", query: [SECTORS], access: "session", read: cart },
  write("add", ["items"]),
  write("update", ["items"]),
  write("delete", ["items"]),
  write("empty", []),
  write("add-all-from-order", [], ["order_id"]),
  write("update-cart-info", ["property", "value"]),
  write("update-infos", ["items"]),
  write("merge", ["cart_id", "mode"]),
  { path: "cart/waiting", method: "GET", access: "session", read: readRaw(waitingCartSchema) },
  {
    path: "cart/purchase-restriction",
    method: "GET",
    access: "session",
    read: readWith(restrictionsSchema, ({ restrictions }) => restrictions),
  },
  {
    path: "cart-giftcertificate/cart-threshold",
    method: "GET",
    access: "session",
    read: readWith(thresholdsSchema, ({ thresholds }) =>
      thresholds.map(({ description, giftCode, missingAmount }) => ({
        description,
        giftCode,
        missingCents: centsOrZero(missingAmount),
      })),
    ),
  },
  {
    path: "personal-coupon/check_coupon",
    method: "GET",
    access: "session",
    read: readWith(couponCheckSchema, ({ hasCoupon }) => hasCoupon),
  },
  giftCode("add_code"),
  giftCode("remove_code"),
  {
    path: "personal-coupon/get_coupon",
    method: "GET",
    access: "session",
    read: readWith(giftListSchema, (raw) => raw.giftCertificates.map(toGiftCertificate)),
  },
  {
    path: "personal-coupon/add_coupon",
    method: "POST",
    query: [SECTORS],
    body: ["userGiftCertificates"],
    access: "session",
    read: cart,
  },
];
