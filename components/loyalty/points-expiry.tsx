"use client";

import { useLocale, useTranslations } from "next-intl";
import { CardRules } from "@/components/cart/card-rules";
import { withElision } from "@/lib/rules/text/elision";

type Props = { expiry: { expiringPoints?: number | null; expiringDate?: string } | undefined };

export function PointsExpiry({ expiry: { expiringPoints, expiringDate } = {} }: Props) {
  const t = useTranslations("profile.pointsExpiry");
  const locale = useLocale();
  return (
    <small>
      {expiringPoints && expiringDate ? (
        <>
          {t("next", {
            count: expiringPoints,
            points: new Intl.NumberFormat(locale).format(expiringPoints),
            ...withElision(expiringDate),
          })}{" "}
        </>
      ) : null}
      <CardRules />
    </small>
  );
}
