import { z } from "zod";
import { flag, id, list, number, optional, optionalId, text } from "./lenient";
import { productSchema } from "./product";

export const wishlistItemSchema = z.object({
  itemId: optionalId,
  product: productSchema,
  quantity: number,
  weight: number,
});

/** `grant` READ: not editable. */
export const wishlistSchema = z.object({
  listId: id,
  listName: text,
  name: text,
  size: number,
  isDefault: flag,
  isOwn: flag.default(true),
  sharingData: optional(z.object({ grant: text })),
  wishlistItems: list(wishlistItemSchema),
  wishlistInactiveItems: list(wishlistItemSchema),
});

export const wishlistsSchema = z.object({ wishlists: list(wishlistSchema) });

export const wishlistViewSchema = z.object({ wishlist: optional(wishlistSchema) });

export type WireWishlist = z.input<typeof wishlistSchema>;
