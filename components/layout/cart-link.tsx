"use client";

import { CoreIcon } from "@/components/ui/core-icon";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { openOverlay } from "@/lib/overlays/events";
import { CartButtonText } from "./cart-button-text";
import { CartCount } from "./cart-count";
import styles from "./tools.module.css";

/** From 1264 px the cart opens in a side panel, except on the cart and checkout pages. */
function shouldOpenSideCart(): boolean {
  return (
    window.matchMedia("(min-width: 1264px)").matches &&
    !/\/(?:cart|checkout)\b/.test(window.location.pathname)
  );
}

export function CartLink({ href, className }: { href: string; className?: string }) {
  return (
    <Link
      className={classNames(styles.tool, styles.cart, className)}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !shouldOpenSideCart()) return;
        event.preventDefault();
        openOverlay({ dialog: "cart" });
      }}
    >
      <CoreIcon name="cart" />
      <CartButtonText />
      <CartCount className={styles.count} />
    </Link>
  );
}
