"use client";

import { useCart } from "@/lib/cart/use-cart";
import styles from "./cart-info-card.module.css";
import { DeliveryButtons } from "./delivery-buttons";

export function CartInfoCard() {
  const { cart } = useCart();
  if (!cart) return null;
  return (
    <div className={styles.card} data-personal="">
      <DeliveryButtons cart={cart} isCompact />
    </div>
  );
}
