"use client";

import { useLocale, useTranslations } from "next-intl";
import { CustomerOnly } from "@/components/forms/customer-only";
import { Button } from "@/components/ui/button";
import type { FidelityCard as Card } from "@/lib/ebsn/domain/fidelity";
import { formatCardNumber } from "@/lib/rules/account/fidelity";
import { FidelityBarcode } from "./fidelity-barcode";
import { PointsExpiry } from "./points-expiry";
import styles from "./fidelity.module.css";

type Props = { card: Card; holder: string; isBusy: boolean; onRemove: () => void };

export function FidelityCard({ card, holder, isBusy, onRemove }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { fidelityCard, main, points } = card;
  const number = formatCardNumber(fidelityCard);
  return (
    <li className={styles.card} data-main={main || undefined}>
      <div className={styles.head}>
        <b className={styles.name}>{t("profile.loyalty")}</b>
        {points !== null && (
          <span className={styles.points}>
            {t("profile.fidelity.points", { points: new Intl.NumberFormat(locale).format(points) })}
          </span>
        )}
      </div>
      <div className={styles.scan}>
        <FidelityBarcode code={fidelityCard} label={t("profile.fidelity.barcode", { number })} />
        <p className={styles.number}>{number}</p>
      </div>
      {points !== null && <PointsExpiry expiry={card} />}
      <div className={styles.foot}>
        <span>{[holder, !main && t("profile.fidelity.second")].filter(Boolean).join(" · ")}</span>
        <CustomerOnly isSilent>
          <Button
            small
            variant="secondary"
            busy={isBusy}
            aria-label={t("profile.fidelity.removeNamed", { number })}
            onClick={onRemove}
          >
            {t("profile.fidelity.remove")}
          </Button>
        </CustomerOnly>
      </div>
    </li>
  );
}
