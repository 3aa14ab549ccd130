"use client";

import type { ReactNode } from "react";
import { useServerCart } from "@/lib/cart/use-cart";
import styles from "./buy-box.module.css";
import { CardActions, type ActionProps } from "./card-actions";
import { useStock } from "./use-stock";

export type BuyBarProps = ActionProps & {
  /** Where the product is sold out. */
  alternatives: ReactNode;
  /** Where its price is for customers only. */
  logIn: ReactNode;
};

/** Fixed at the bottom edge of phones. */
export function BuyBar({ alternatives, logIn, ...actions }: BuyBarProps) {
  const { isSignedIn } = useServerCart();
  const stock = useStock(actions);
  return (
    <div className={styles.buy} data-fixed-bar>
      <CardActions {...actions} isWide />
      {stock === 0 && alternatives}
      {stock < 0 && !isSignedIn && logIn}
    </div>
  );
}
