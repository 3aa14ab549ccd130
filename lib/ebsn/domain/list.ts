import type { Product } from "./product";

/** `weight` in grams, 0 when not sold by weight. */
export type WishlistItem = { itemId: number; product: Product; quantity: number; weight: number };

/** `items` only come with the single list. */
export type Wishlist = {
  listId: number;
  name: string;
  size: number;
  isDefault: boolean;
  isEditable: boolean;
  isOwn: boolean;
  items: WishlistItem[];
  inactiveItems: WishlistItem[];
};
