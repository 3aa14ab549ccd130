"use client";

import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import { fill } from "@/lib/i18n/fill";
import styles from "./bottom-bar.module.css";

export function BottomCart({ href }: { href: string }) {
  const { count } = useCart();
  const words = useWords();
  return (
    <a href={href}>
      <Icon name="cart" />
      {words.cart}
      {count > 0 && (
        <b className={styles.count}>
          <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
          <span className="visually-hidden">{fill(words.productsInCart, { count })}</span>
        </b>
      )}
    </a>
  );
}
