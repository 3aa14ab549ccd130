import { config } from "../../config";
import { giftCheckSchema, giftListSchema } from "../../ebsn/schemas/gift";
import { wishlistsSchema, wishlistViewSchema } from "../../ebsn/schemas/list";
import { toGiftCertificate } from "../../ebsn/transforms/gift";
import { toWishlist } from "../../ebsn/transforms/list";
import { type Call, readWith } from "../call";

const list = readWith(wishlistViewSchema, (raw) => (raw.wishlist ? toWishlist(raw.wishlist) : null));
const lists = readWith(wishlistsSchema, (raw) => raw.wishlists.map(toWishlist));
const gifts = readWith(giftListSchema, (raw) => raw.giftCertificates.map(toGiftCertificate));

const write = (path: string, body: string[]): Call => ({
  path: `wishlist/${path}`,
  method: "POST",
  body,
  access: "session",
  read: lists,
});

const get = (path: string, query: string[], read: Call["read"]): Call => ({
  path,
  method: "GET",
  query,
  access: "session",
  read,
});

export const listCalls: Call[] = [
  get("wishlist/list", [], lists),
  get("wishlist/view", ["list_id"], list),
  get("wishlist/most-purchased", [], list),
  write("create", ["name"]),
  write("rename", ["list_id", "name"]),
  write("delete", ["list_id"]),
  write("set-default", ["list_id"]),
  write("add", ["list_id", "product_id", "quantity"]),
  write("remove", ["list_id", "product_id"]),
  get("giftcertificate/list", ["show_history"], gifts),
  get("giftcertificate/list-manual-assigned", ["show_history"], gifts),
  {
    ...get(
      "cart-giftcertificate/check",
      ["code"],
      readWith(giftCheckSchema, (raw) =>
        raw.giftCertificate ? toGiftCertificate(raw.giftCertificate) : null,
      ),
    ),
    upstreamPath: `${config.giftCodeApi}/check`,
  },
];
