"use client";

import { Icon } from "@/components/ui/icon";
import { classNames } from "@/components/ui/class-names";
import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import { openBuying } from "@/lib/cart/events";
import { fill } from "@/lib/i18n/fill";
import styles from "./tools.module.css";

/** From 1264 px the cart opens beside the page; on the cart's own pages the link is just a link. */
function opensBeside(): boolean {
  return (
    window.matchMedia("(min-width: 1264px)").matches &&
    !/\/(?:cart|checkout)\b/.test(window.location.pathname)
  );
}

/** The cart with the number of its products, which is said as well as shown. */
export function CartLink({ href, className }: { href: string; className?: string }) {
  const { count } = useCart();
  const words = useWords();
  return (
    <a
      className={classNames(styles.tool, styles.cart, className)}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !opensBeside()) return;
        event.preventDefault();
        openBuying({ dialog: "cart" });
      }}
    >
      <Icon name="cart" />
      <span>{words.cart}</span>
      <CartCount count={count} said={fill(words.productsInCart, { count })} />
    </a>
  );
}

function CartCount({ count, said }: { count: number; said: string }) {
  if (count === 0) return null;
  return (
    <b className={styles.count}>
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="visually-hidden">{said}</span>
    </b>
  );
}
