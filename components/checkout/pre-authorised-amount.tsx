"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { LoadError } from "@/components/ui/load-error";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { serviceKind } from "@/lib/rules/delivery/delivery-services";
import styles from "./payment.module.css";
import { useCartPreAuthorisation } from "./use-cart-pre-authorisation";

const ID = "pre-authorised";

/** The retry disappears with its error, so the focus goes to what replaces it. */
export const focusPreAuthorised = () => document.getElementById(ID)?.focus();

type Props = { cart: Cart; payment: PaymentType };

export const PreAuthorisedAmount = (props: Props) => (
  <div id={ID} tabIndex={-1}>
    <Amount {...props} />
  </div>
);

function payOfflineKey({ service }: Cart) {
  const kind = serviceKind(service?.deliveryServiceId);
  if (kind === null) return "payOnDelivery";
  return kind === "pickup" || kind === "locker" ? "payAtPickUp" : "payAtDelivery";
}

/** PSD2 art. 75: the payer consents to the exact amount, although weights are estimates. */
function Amount({ cart, payment }: Props) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const hasVariableWeight = cart.totals.variableWeight > 0;
  const {
    amountCents: preAuthorisedCents,
    isHeld,
    isUnknown,
    releasedCents,
    reload,
  } = useCartPreAuthorisation(cart, payment);
  const money = (cents: number) => formatMoney(cents, locale);
  if (payment.dueInDays !== undefined)
    return (
      <p className={styles.amountNote}>
        {t("payLater", { amount: money(cart.totals.gross), days: payment.dueInDays })}
      </p>
    );
  if (!payment.online)
    return (
      <p className={styles.amountNote}>
        {t(payOfflineKey(cart), { amount: money(cart.totals.gross) })}
        {hasVariableWeight && ` ${t("totalMayChange")}`}
      </p>
    );
  if (isUnknown)
    return (
      <LoadError
        text={t("preAuthorisedUnknown")}
        onRetry={() => {
          focusPreAuthorised();
          reload();
        }}
      />
    );
  if (isHeld && preAuthorisedCents !== null)
    return (
      <p className={styles.amountNote}>
        <Icon name="card" size={20} /> {t("alreadyHeld", { amount: money(preAuthorisedCents) })}
      </p>
    );
  const released = releasedCents !== null && cart.reopenedOrder && (
    <p>{t("otherHeld", { amount: money(releasedCents), orderId: cart.reopenedOrder.orderId })}</p>
  );
  if (!hasVariableWeight)
    return (
      <div className={styles.amountNote} aria-live="polite">
        <p>{t("charged", { amount: money(cart.totals.gross) })}</p>
        {released}
      </div>
    );
  return (
    <div className={styles.amountNote} aria-busy={preAuthorisedCents === null} aria-live="polite">
      <p>
        <Icon name="card" size={20} />
        <b>{preAuthorisedCents === null ? "…" : t("preAuthorised", { amount: money(preAuthorisedCents) })}</b>
      </p>
      {released}
      {preAuthorisedCents !== null && (
        <details>
          <summary>{t("preAuthorisedWhy")}</summary>
          <p>
            {t("preAuthorisedText", {
              total: money(cart.totals.gross),
              extra: money(preAuthorisedCents - cart.totals.gross),
              weight: money(cart.totals.variableWeight),
            })}
          </p>
        </details>
      )}
    </div>
  );
}
