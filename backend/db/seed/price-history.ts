import { campaignPeriod } from "../../modules/catalogue/campaign";
import { finalPriceCents, isDirectDiscount } from "../../modules/catalogue/price";
import { hash } from "../../seed/catalogue/hash";
import type { SeedProduct } from "../../seed/types";
import { DAY_MS } from "../../../lib/rules/dates/duration";

type Change = { productId: number; changedAt: Date; cents: number };
type PricedSeed = Pick<
  SeedProduct,
  "productId" | "slug" | "priceCents" | "promo" | "contentBase" | "lowestPrice30Cents"
>;

const toPriceEndingInNine = (cents: number) => Math.max(Math.round(cents / 10) * 10 - 1, 9);

/** Three months of prices: seasonal changes, earlier offers, and today's offers last. */
export function seedPriceChanges(item: PricedSeed, now: Date): Change[] {
  const { productId, slug, priceCents, promo, lowestPrice30Cents } = item;
  if (priceCents === null) return [];
  const change = (day: number, cents: number): Change => ({ productId, changedAt: new Date(day), cents });
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  const historyVariant = hash(`${slug}|past`) % 5;
  const changes =
    historyVariant < 2
      ? [
          change(daysAgo(110), toPriceEndingInNine(priceCents * (historyVariant === 0 ? 0.95 : 1.06))),
          change(daysAgo(75), priceCents),
        ]
      : [change(daysAgo(110), priceCents)];
  if (!isDirectDiscount(promo)) {
    return historyVariant === 4
      ? [
          ...changes,
          change(daysAgo(63), toPriceEndingInNine(priceCents * 0.85)),
          change(daysAgo(49), priceCents),
        ]
      : changes;
  }
  const start = Math.min(campaignPeriod(promo.campaign, now).from, daysAgo(0));
  const lowest = lowestPrice30Cents ?? priceCents;
  return [
    ...changes,
    ...(lowest < priceCents
      ? [change(start - 20 * DAY_MS, lowest), change(start - 13 * DAY_MS, priceCents)]
      : []),
    change(start, finalPriceCents(item) ?? priceCents),
  ];
}
