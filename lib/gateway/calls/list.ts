import { wishlistsSchema, wishlistViewSchema } from "../../ebsn/schemas/list";
import { toWishlist } from "../../ebsn/transforms/list";
import { type Call, get, post, readWith } from "../call";

const list = readWith(wishlistViewSchema, (raw) => (raw.wishlist ? toWishlist(raw.wishlist) : null));
const lists = readWith(wishlistsSchema, (raw) => raw.wishlists.map(toWishlist));

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
];
