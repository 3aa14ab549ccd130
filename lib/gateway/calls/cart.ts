import { config } from "../../config";
import { couponCheckSchema, restrictionsSchema, thresholdsSchema } from "../../ebsn/schemas/cart-advice";
import { centsOrZero } from "../../ebsn/transforms/cents";
import { waitingCartSchema } from "../../ebsn/schemas/waiting-cart";
import { type Call, get, readRaw, readWith } from "../call";
import { readGifts, SECTORS, viewCart, writeCart } from "../common-reads";

const write = (path: string, body: string[], query: string[] = []) =>
  writeCart(`cart/${path}`, { query: [SECTORS, ...query], body });

const giftCodeCall = (path: string, rateLimit?: Call["rateLimit"]) =>
  writeCart(`cart-giftcertificate/${path}`, {
    upstreamPath: `${config.giftCodeApi}/${path}`,
    query: [SECTORS],
    body: ["code", "item_id"],
    rateLimit,
  });

export const cartCalls: Call[] = [
  viewCart,
  write("add", ["items"]),
  write("update", ["items"]),
  write("delete", ["items"]),
  write("empty", []),
  write("add-all-from-order", [], ["order_id"]),
  write("update-cart-info", ["property", "value"]),
  write("update-infos", ["items"]),
  write("merge", ["cart_id", "mode"]),
  get("cart/waiting", readRaw(waitingCartSchema)),
  get(
    "cart/purchase-restriction",
    readWith(restrictionsSchema, ({ restrictions }) => restrictions),
  ),
  get(
    "cart-giftcertificate/cart-threshold",
    readWith(thresholdsSchema, ({ thresholds }) =>
      thresholds.map(({ description, giftCode, missingAmount }) => ({
        description,
        giftCode,
        missingCents: centsOrZero(missingAmount),
      })),
    ),
  ),
  get(
    "personal-coupon/check_coupon",
    readWith(couponCheckSchema, ({ hasCoupon }) => hasCoupon),
  ),
  giftCodeCall("add_code", "failures"),
  giftCodeCall("remove_code"),
  get("personal-coupon/get_coupon", readGifts),
  writeCart("personal-coupon/add_coupon", { query: [SECTORS], body: ["userGiftCertificates"] }),
];
