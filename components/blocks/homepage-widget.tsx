"use client";

import { LinkButton } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import { fill } from "@/lib/i18n/fill";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./homepage-widget.module.css";

/** The signed-in customer's cart in short and the way to the lists; others see nothing. */
export function HomepageWidget() {
  const { cart, isSignedIn, isSettling, count } = useCart();
  const words = useWords();
  if (!cart || !isSignedIn) return <div className={styles.place} />;
  const locale = document.documentElement.lang;
  const href = localPath(locale);
  return (
    <div className={styles.widget} data-personal="">
      <p className={styles.hello}>{fill(words.hello, { name: cart.user.firstName })}</p>
      <p data-settling={isSettling || undefined}>
        {fill(words.productsInCart, { count })}
        {count > 0 && <Price cents={cart.totals.gross} locale={locale} className={styles.total} />}
      </p>
      <div className={styles.actions}>
        <LinkButton href={href(paths.cart())} small>
          {words.toCart}
        </LinkButton>
        <LinkButton href={href(paths.lists())} small variant="secondary">
          {words.toLists}
        </LinkButton>
      </div>
    </div>
  );
}
