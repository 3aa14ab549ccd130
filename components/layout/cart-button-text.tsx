"use client";

import { useMessages } from "@/components/ui/messages";
import { useLayoutCart } from "@/lib/cart/use-cart";
import { interpolate } from "@/lib/i18n/interpolate";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { formatMoney } from "@/lib/money";
import { missingForMinimum } from "@/lib/rules/checkout/checkout";
import styles from "./tools.module.css";

export function CartButtonText() {
  const { cart, count, isPending } = useLayoutCart();
  const messages = useMessages();
  if (!cart || count === 0) return <span className={styles.cartText}>{messages.cart}</span>;
  const { gross, productsNet, minimumOrder, discount } = cart.totals;
  const money = (cents: number) => formatMoney(cents, getPageLocale());
  const missing = missingForMinimum(productsNet, minimumOrder);
  return (
    <span className={styles.cartText} aria-busy={isPending || undefined}>
      <span className="visually-hidden">{messages.cart} </span>
      <b>{money(gross)}</b>
      {missing > 0 ? (
        <small>{interpolate(messages.toMinimum, { amount: money(missing) })}</small>
      ) : (
        discount > 0 && <small>{interpolate(messages.saving, { amount: money(discount) })}</small>
      )}
    </span>
  );
}
