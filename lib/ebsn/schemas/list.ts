import { z } from "zod";
import { flag, id, list, number, optional, optionalId, text } from "./lenient";
import { productSchema } from "./product";

export const wishlistItemSchema = z.object({
  itemId: optionalId,
  product: productSchema,
  quantity: number,
  weight: number,
});

/** A shopping list; `grant` READ: not to be edited. */
export const wishlistSchema = z.object({
  listId: id,
  listName: text,
  name: text,
  size: number,
  isDefault: flag,
  /** false on a list that somebody else shares. */
  isOwn: flag.default(true),
  sharingData: optional(z.object({ grant: text })),
  wishlistItems: list(wishlistItemSchema),
  wishlistInactiveItems: list(wishlistItemSchema),
});

/** data of GET /wishlist/list and of every call that writes lists. */
export const wishlistsSchema = z.object({ wishlists: list(wishlistSchema) });

/** data of GET /wishlist/view. */
export const wishlistViewSchema = z.object({ wishlist: optional(wishlistSchema) });

export type WireWishlist = z.input<typeof wishlistSchema>;
export type WireWishlistItem = z.input<typeof wishlistItemSchema>;
