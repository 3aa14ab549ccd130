import type { z } from "zod";
import type { Wishlist, WishlistItem } from "../domain/list";
import type { wishlistItemSchema, wishlistSchema } from "../schemas/list";
import { hasId, toProduct } from "./product";

function toWishlistItem(raw: z.output<typeof wishlistItemSchema>): WishlistItem {
  return {
    itemId: raw.itemId ?? 0,
    product: toProduct(raw.product),
    quantity: raw.quantity,
    weight: raw.weight,
  };
}

const toWishlistItems = (items: z.output<typeof wishlistItemSchema>[]): WishlistItem[] =>
  items.filter(({ product }) => hasId(product)).map(toWishlistItem);

export function toWishlist(raw: z.output<typeof wishlistSchema>): Wishlist {
  return {
    listId: raw.listId,
    name: raw.listName || raw.name,
    size: raw.size,
    isDefault: raw.isDefault,
    isEditable: raw.sharingData?.grant !== "READ",
    isOwn: raw.isOwn,
    items: toWishlistItems(raw.wishlistItems),
    inactiveItems: toWishlistItems(raw.wishlistInactiveItems),
  };
}
