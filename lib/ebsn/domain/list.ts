import type { Product } from "./product";

/** A line of a shopping list; `weight` in grams, 0 when it is not sold by weight. */
export type WishlistItem = { itemId: number; product: Product; quantity: number; weight: number };

/** A shopping list; its goods are only there when it was asked alone. */
export type Wishlist = {
  listId: number;
  name: string;
  size: number;
  isDefault: boolean;
  isEditable: boolean;
  /** false on one that somebody else shares. */
  isOwn: boolean;
  items: WishlistItem[];
  /** goods that cannot be had now. */
  inactiveItems: WishlistItem[];
};
