"use client";

import type { ReactNode } from "react";
import { useServerCart } from "@/lib/cart/use-cart";
import { UNLIMITED } from "@/lib/rules/unlimited-stock";
import styles from "./buy-box.module.css";
import { CardActions, type ActionProps } from "./card-actions";
import { useSessionProduct } from "./session-products";

export type BuyBarProps = ActionProps & {
  /** Where the product is sold out. */
  alternatives: ReactNode;
  /** Where its price is for customers only. */
  logIn: ReactNode;
};

/** Fixed at the bottom edge of phones. */
export function BuyBar({ alternatives, logIn, ...actions }: BuyBarProps) {
  const { isSignedIn } = useServerCart();
  const stock = useSessionProduct(actions.id)?.stock ?? actions.stock ?? UNLIMITED;
  return (
    <div className={styles.buy} data-fixed-bar>
      <CardActions {...actions} isWide />
      {stock === 0 && alternatives}
      {stock < 0 && !isSignedIn && logIn}
    </div>
  );
}
