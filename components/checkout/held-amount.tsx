"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { Icon } from "@/components/ui/icon";
import { door } from "@/lib/cart/door";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import styles from "./payment.module.css";

/** The exact amount held while weights are estimates, in words (PSD2 art. 75: the payer agrees to the exact amount). */
export function HeldAmount({ cart, payment }: { cart: Cart; payment: PaymentType }) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const weighs = cart.totals.variableWeight > 0;
  const { data, error } = useSWR(
    payment.online && weighs ? ["prebilled", payment.paymentTypeId, cart.version] : null,
    () =>
      door<{ prebilledCents: number | null }>("checkout/prebilled-amount", {
        params: { payment_type_id: payment.paymentTypeId },
      }),
  );
  const money = (cents: number) => formatMoney(cents, locale);
  if (!payment.online)
    return <p className={styles.held}>{t("payOnDelivery", { amount: money(cart.totals.gross) })}</p>;
  if (!weighs) return <p className={styles.held}>{t("charged", { amount: money(cart.totals.gross) })}</p>;
  if (error) return <p className={styles.held}>{t("heldUnknown")}</p>;
  const held = data?.prebilledCents ?? null;
  return (
    <div className={styles.held} aria-busy={held === null} aria-live="polite">
      <p>
        <Icon name="card" size={20} />
        <b>{held === null ? "…" : t("held", { amount: money(held) })}</b>
      </p>
      {held !== null && (
        <details>
          <summary>{t("heldWhy")}</summary>
          <p>
            {t("heldText", {
              total: money(cart.totals.gross),
              extra: money(held - cart.totals.gross),
              weight: money(cart.totals.variableWeight),
            })}
          </p>
        </details>
      )}
    </div>
  );
}
