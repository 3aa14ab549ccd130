import type { LeafletRow } from "./wire";
import { campaignPeriod, toItalianDay } from "../catalogue/campaign";
import { finalPriceCents } from "../catalogue/price";
import type { ProductRow } from "../catalogue/rows";

type PricedProduct = Pick<
  ProductRow,
  "promo" | "announcedPromo" | "priceCents" | "contentBase" | "lowestPrice30Cents"
>;

export const isUpcoming = ({ campaign }: Pick<LeafletRow, "campaign">, now: Date): boolean =>
  campaignPeriod(campaign, now).from > toItalianDay(now);

/** Price once the leaflet starts; today's price then counts towards the 30-day lowest. */
export function withAnnouncedPromo<Row extends PricedProduct>(row: Row): Row {
  const { announcedPromo, priceCents, lowestPrice30Cents } = row;
  const currentCents = finalPriceCents(row);
  if (!announcedPromo || priceCents === null || currentCents === null) return row;
  const lowestCents = Math.min(currentCents, lowestPrice30Cents ?? priceCents);
  return { ...row, promo: announcedPromo, lowestPrice30Cents: lowestCents };
}
