import type { LeafletRow } from "./wire";
import { campaignPeriod, italianDay } from "../catalogue/campaign";
import { payCents } from "../catalogue/price";
import type { product } from "../../db/schema";

type Priced = Pick<
  typeof product.$inferSelect,
  "promo" | "announcedPromo" | "priceCents" | "contentBase" | "lowestPrice30Cents"
>;

/** Whether a leaflet has yet to begin. */
export const isAnnounced = ({ campaign }: Pick<LeafletRow, "campaign">, now: Date): boolean =>
  campaignPeriod(campaign, now).from > italianDay(now);

/** A product with the price it will have when its leaflet begins; what it costs until then is a price before. */
export function asAnnounced<Row extends Priced>(row: Row): Row {
  const { announcedPromo, priceCents, lowestPrice30Cents } = row;
  const today = payCents(row);
  if (!announcedPromo || priceCents === null || today === null) return row;
  const lowest = Math.min(today, lowestPrice30Cents ?? priceCents);
  return { ...row, promo: announcedPromo, lowestPrice30Cents: lowest };
}
