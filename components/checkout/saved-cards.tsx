"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { cardExpiryText } from "@/lib/rules/saved-cards";
import styles from "./payment.module.css";

type Props = {
  /** of the radio buttons, where a page has several such choices. */
  name?: string;
  cards: SavedCard[];
  chosen: number | null;
  onChoose: (authId: number | null) => void;
};

/** The cards the bank remembers, and another one; nothing to choose where there are none. */
export function SavedCards({ name = "saved-card", cards, chosen, onChoose }: Props) {
  const t = useTranslations("checkout");
  if (cards.length === 0) return null;
  return (
    <fieldset className={styles.payments}>
      <legend>{t("card")}</legend>
      {cards.map(({ userPaymentAuthId: id, brand, maskedPan, expiry }) => (
        <label key={id} className={styles.payment}>
          <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
          <span className={styles.paymentText}>
            <b>
              {brand} {maskedPan}
            </b>
            <small>{t("cardExpiry", { date: cardExpiryText(expiry) })}</small>
          </span>
          <Icon name="card" />
        </label>
      ))}
      <label className={styles.payment}>
        <input type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)} />
        <span className={styles.paymentText}>
          <b>{t("anotherCard")}</b>
          <small>{t("anotherCardText")}</small>
        </span>
        <Icon name="plus" />
      </label>
    </fieldset>
  );
}
