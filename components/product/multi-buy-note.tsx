"use client";

import { multiBuyText } from "@/components/cart/multi-buy-text";
import { useMessages } from "@/components/ui/messages";
import { useProductLine } from "@/lib/cart/use-cart";
import type { MultiBuy } from "@/lib/rules/multi-buy";
import styles from "./price-block.module.css";

/** Follows the quantity in the cart. */
export function MultiBuyNote({ productId, offer }: { productId: number; offer: MultiBuy }) {
  const { quantity } = useProductLine(productId);
  const messages = useMessages();
  return <p className={styles.multiBuy}>{multiBuyText(offer, quantity, messages)}</p>;
}
