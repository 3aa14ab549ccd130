"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/dates";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { formatMoney } from "@/lib/money";
import { missingForMinimum } from "@/lib/rules/checkout/checkout";
import styles from "./cart-summary.module.css";

export function GiftPreview({ gift, cart }: { gift: GiftCertificate; cart: Cart }) {
  const t = useTranslations("cart.giftPreview");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const missing = missingForMinimum(cart.totals.productsNet, gift.minimumCents);
  const { discountCents } = gift;
  return (
    <p className={styles.preview}>
      <b>{gift.description || gift.giftCode}</b>
      {missing > 0 && (
        <span>{t("missing", { minimum: money(gift.minimumCents), amount: money(missing) })}</span>
      )}
      {missing === 0 && gift.needsItem && <span>{t("item")}</span>}
      {missing === 0 && !gift.needsItem && discountCents !== undefined && (
        <span>{discountCents > 0 ? t("discount", { amount: money(discountCents) }) : t("nothing")}</span>
      )}
      {gift.endDate && <small>{t("until", { date: formatDate(gift.endDate, locale) })}</small>}
    </p>
  );
}
