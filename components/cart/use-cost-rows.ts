"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Adjustment, Cart, CartTimeslot } from "@/lib/ebsn/domain/cart";
import type { DeliveryService } from "@/lib/ebsn/domain/delivery";
import { formatMoney } from "@/lib/money";
import { type CostRow, costRows } from "@/lib/rules/prices/cost-rows";

type Source = {
  service: DeliveryService | null;
  adjustments: Adjustment[];
  timeslot: CartTimeslot | null;
  totals: Pick<Cart["totals"], "products" | "packaging" | "deliveryFee" | "gross">;
};

export type LabelledCost = { name: string; amount: string; isReduction: boolean };

export function useCostRows({ service, adjustments, timeslot, totals }: Source): LabelledCost[] {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { products, packaging, deliveryFee, gross: total } = totals;

  function nameOf(row: CostRow): string {
    if (row.kind === "code" || row.kind === "deliveryCode") return row.description || t("giftCode");
    if (row.kind === "delivery") return service?.name || t("delivery");
    return t(row.kind);
  }

  function amountOf({ cents }: CostRow): string {
    if (cents === null) return t("deliveryLater");
    if (cents === 0) return t("free");
    return cents < 0 ? `−${formatMoney(-cents, locale)}` : formatMoney(cents, locale);
  }

  const rows = costRows({ products, packaging, deliveryFee, total, adjustments });
  // Of a chosen timeslot, no fee means that the shop does not say it.
  const shownRows = timeslot ? rows.filter(({ cents }) => cents !== null) : rows;
  return shownRows.map((row) => ({
    name: nameOf(row),
    amount: row.kind === "products" ? formatMoney(row.cents, locale) : amountOf(row),
    isReduction: row.cents !== null && row.cents < 0,
  }));
}
