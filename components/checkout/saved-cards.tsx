"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { formatCardExpiry } from "@/lib/rules/saved-cards";
import styles from "./payment.module.css";

type Props = {
  name?: string;
  cards: SavedCard[];
  chosen: number | null;
  onChoose: (authId: number | null) => void;
};

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
            <small>{t("cardExpiry", { date: formatCardExpiry(expiry) })}</small>
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
