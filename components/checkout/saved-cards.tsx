"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { RadioCard, RadioCardText } from "@/components/ui/radio-card";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { formatCardExpiry } from "@/lib/rules/checkout/saved-cards";
import styles from "./payment.module.css";

type Props = {
  name?: string;
  cards: SavedCard[];
  chosen: number | null;
  onChoose: (authId: number | null) => void;
};

export function SavedCards({ name = "saved-card", cards, chosen, onChoose }: Props) {
  const t = useTranslations("checkout.savedCards");
  if (cards.length === 0) return null;
  return (
    <fieldset className={styles.payments}>
      <legend>{t("title")}</legend>
      {cards.map(({ userPaymentAuthId: id, brand, maskedPan, expiry }) => (
        <RadioCard key={id} name={name} checked={chosen === id} onChange={() => onChoose(id)}>
          <RadioCardText>
            <b>
              {brand} {maskedPan}
            </b>
            <small>{t("expiry", { date: formatCardExpiry(expiry) })}</small>
          </RadioCardText>
          <Icon name="card" />
        </RadioCard>
      ))}
      <RadioCard name={name} checked={chosen === null} onChange={() => onChoose(null)}>
        <RadioCardText>
          <b>{t("another")}</b>
          <small>{t("anotherText")}</small>
        </RadioCardText>
        <Icon name="plus" />
      </RadioCard>
    </fieldset>
  );
}
