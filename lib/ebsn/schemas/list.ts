import { z } from "zod";
import {
  flag,
  flagUnlessFalse,
  id,
  isRecord,
  list,
  mainList,
  mainObject,
  number,
  optional,
  optionalId,
  text,
} from "./lenient";
import { productSchema } from "./product";

export const wishlistItemSchema = z.object({
  itemId: optionalId,
  product: productSchema,
  quantity: number,
  weight: number,
});

/** `grant` READ: not editable. */
const namedListSchema = z.object({
  listId: id,
  listName: text,
  name: text,
  size: number,
  isDefault: flag,
  isOwn: flagUnlessFalse,
  sharingData: optional(z.object({ grant: text })),
  wishlistItems: list(wishlistItemSchema),
  wishlistInactiveItems: list(wishlistItemSchema),
});

/** Some shops call its id `id`. */
export const wishlistSchema = z.preprocess(
  (list) => (isRecord(list) ? { ...list, listId: list.listId ?? list.id } : list),
  namedListSchema,
);

export const wishlistsSchema = z.object({ wishlists: mainList(wishlistSchema) });

export const wishlistViewSchema = z.object({ wishlist: mainObject(wishlistSchema) });

export type WireWishlist = z.input<typeof namedListSchema>;
