import { wishlistsSchema, wishlistViewSchema } from "../../ebsn/schemas/list";
import { toWishlist } from "../../ebsn/transforms/list";
import { type Call, get, readWith, writesOf } from "../call";

const list = readWith(wishlistViewSchema, (raw) => (raw.wishlist ? toWishlist(raw.wishlist) : null));
const lists = readWith(wishlistsSchema, (raw) => raw.wishlists.map(toWishlist));

const listAll = get("wishlist/list", lists);
const write = writesOf(listAll);

export const listCalls: Call[] = [
  listAll,
  get("wishlist/view", list, { query: ["list_id"] }),
  get("wishlist/most-purchased", list),
  write("wishlist/create", { body: ["name"] }),
  write("wishlist/rename", { body: ["list_id", "name"] }),
  write("wishlist/delete", { body: ["list_id"] }),
  write("wishlist/set-default", { body: ["list_id"] }),
  write("wishlist/add", { body: ["list_id", "product_id", "quantity"] }),
  write("wishlist/remove", { body: ["list_id", "product_id"] }),
];
