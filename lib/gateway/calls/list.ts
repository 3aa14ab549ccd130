import { config } from "../../config";
import { giftCheckSchema, giftListSchema } from "../../ebsn/schemas/gift";
import { wishlistsSchema, wishlistViewSchema } from "../../ebsn/schemas/list";
import { toGiftCertificate } from "../../ebsn/transforms/gift";
import { toWishlist } from "../../ebsn/transforms/list";
import { type Call, get, post, readWith } from "../call";

const list = readWith(wishlistViewSchema, (raw) => (raw.wishlist ? toWishlist(raw.wishlist) : null));
const lists = readWith(wishlistsSchema, (raw) => raw.wishlists.map(toWishlist));
const gifts = readWith(giftListSchema, (raw) => raw.giftCertificates.map(toGiftCertificate));

export const listCalls: Call[] = [
  get("wishlist/list", lists),
  get("wishlist/view", list, { query: ["list_id"] }),
  get("wishlist/most-purchased", list),
  post("wishlist/create", lists, { body: ["name"] }),
  post("wishlist/rename", lists, { body: ["list_id", "name"] }),
  post("wishlist/delete", lists, { body: ["list_id"] }),
  post("wishlist/set-default", lists, { body: ["list_id"] }),
  post("wishlist/add", lists, { body: ["list_id", "product_id", "quantity"] }),
  post("wishlist/remove", lists, { body: ["list_id", "product_id"] }),
  get("giftcertificate/list", gifts, { query: ["show_history"] }),
  get("giftcertificate/list-manual-assigned", gifts, { query: ["show_history"] }),
  get(
    "cart-giftcertificate/check",
    readWith(giftCheckSchema, (raw) => (raw.giftCertificate ? toGiftCertificate(raw.giftCertificate) : null)),
    {
      upstreamPath: `${config.giftCodeApi}/check`,
      isRateLimited: "failures",
      ...(config.giftCodeApi === "finiper-cart-giftcertificate"
        ? { upstreamMethod: "POST", body: ["code"] }
        : { query: ["code"] }),
    },
  ),
];
