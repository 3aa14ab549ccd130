"use client";

import { LinkButton } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { useMessages } from "@/components/ui/messages";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { useCart } from "@/lib/cart/use-cart";
import { interpolate } from "@/lib/i18n/interpolate";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { DeliveryButtons } from "./delivery-buttons";
import styles from "./homepage-widget.module.css";

export function HomepageWidget() {
  const { cart, isPending, count } = useCart();
  const { productsInCart } = useMessages();
  const messages = useDeferredMessages();
  if (!cart || !messages) return null;
  const locale = document.documentElement.lang;
  const href = localizePath(locale);
  return (
    <div className={styles.widget} data-personal="">
      {cart.user.firstName && (
        <p className={styles.hello}>{interpolate(messages.hello, { name: cart.user.firstName })}</p>
      )}
      <p data-pending={isPending || undefined}>
        {interpolate(productsInCart, { count })}
        {count > 0 && <Price cents={cart.totals.gross} locale={locale} className={styles.total} />}
      </p>
      <div className={styles.delivery}>
        <DeliveryButtons cart={cart} />
      </div>
      <div className={styles.actions}>
        <LinkButton href={href(paths.cart())} small>
          {messages.toCart}
        </LinkButton>
        <LinkButton href={href(paths.lists())} small variant="secondary">
          {messages.toLists}
        </LinkButton>
      </div>
    </div>
  );
}
