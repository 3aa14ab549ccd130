"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import styles from "./step-total.module.css";

type Props = { totals: Cart["totals"]; isPending: boolean };

/** Where one column puts the costs below the button; hidden from screen readers, which find them there. */
export function StepTotal({ totals, isPending }: Props) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  return (
    <p className={styles.total} aria-hidden="true" data-pending={isPending || undefined}>
      <span>{t(totals.variableWeight > 0 ? "totalEstimated" : "total")}</span>
      <strong>{formatMoney(totals.gross, locale)}</strong>
    </p>
  );
}
