"use client";

import { Icon } from "@/components/ui/icon";
import { classNames } from "@/components/ui/class-names";
import { useWords } from "@/components/ui/words";
import { openBuying } from "@/lib/cart/events";
import { CartCount } from "./cart-count";
import styles from "./tools.module.css";

/** From 1264 px the cart opens beside the page; on the cart's own pages the link is just a link. */
function opensBeside(): boolean {
  return (
    window.matchMedia("(min-width: 1264px)").matches &&
    !/\/(?:cart|checkout)\b/.test(window.location.pathname)
  );
}

/** The way to the cart, with the number of its products. */
export function CartLink({ href, className }: { href: string; className?: string }) {
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
      <CartCount className={styles.count} />
    </a>
  );
}
