import { brand } from "../../../brand.config";
import { formatPrice } from "../../euros";
import type { LeafletOffer } from "../../pictures/leaflet/spec";
import { isLoose } from "../cart/selling-rule";
import { finalPriceCents, isDirectDiscount, selectedPriceCents, unitPriceCents } from "../catalogue/price";
import type { ProductRow } from "../catalogue/rows";

type OfferRow = Pick<
  ProductRow,
  | "promo"
  | "priceCents"
  | "lowestPrice30Cents"
  | "contentBase"
  | "unitMeasureBase"
  | "infos"
  | "picture"
  | "description"
>;

/** Reference price of a reduction: the lowest price of 30 days (Codice del consumo 17-bis). */
export function priceBefore(
  { promo, lowestPrice30Cents }: Pick<OfferRow, "promo" | "lowestPrice30Cents">,
  price: number,
): number | null {
  const before = isDirectDiscount(promo) ? lowestPrice30Cents : null;
  return before !== null && before > price ? before : null;
}

export function badgeText({ promo }: Pick<OfferRow, "promo">, price: number, before: number | null): string {
  if (promo?.multiBuy) return `${promo.multiBuy.take}x${promo.multiBuy.pay}`;
  const perc = before === null ? 0 : Math.floor(((before - price) * 100) / before);
  return perc >= 1 ? `-${perc}%` : "";
}

/** The condition of a price has to be part of the picture. */
export function conditionText({ promo }: Pick<OfferRow, "promo">): string {
  if (promo?.selectable || promo?.secondPiecePerc) return promo.bubble;
  return promo?.needsCard ? `Solo con ${brand.cardName}` : "";
}

const UNITS = { KG: "kg", LT: "l", PZ: "pz", MT: "m", LAV: "lavaggio" } as const;

function perUnitText(row: OfferRow, price: number): string {
  const unit = unitPriceCents(price, row);
  return unit === null ? "" : `${formatPrice(Math.round(unit))}/${UNITS[row.unitMeasureBase]}`;
}

/** Advertised prices require the unit price: "500 g · 3,20 €/kg". */
export function sizeText(row: OfferRow, price: number): string {
  if (isLoose(row.infos)) return "al kg";
  return [row.picture?.size || row.description, perUnitText(row, price)].filter(Boolean).join(" · ");
}

type PrintedPrice = Pick<LeafletOffer, "price" | "isReduced" | "withoutStamps">;

/** With the stamps that the condition names, and beside it what everybody pays. */
export function printedPrice(row: OfferRow): PrintedPrice | null {
  const price = finalPriceCents(row);
  if (price === null) return null;
  const withStamps = selectedPriceCents(row);
  if (withStamps === null) return { price, isReduced: isDirectDiscount(row.promo), withoutStamps: [] };
  const perUnit = isLoose(row.infos) ? "al kg" : perUnitText(row, price);
  return {
    price: withStamps,
    isReduced: true,
    withoutStamps: [`senza bolloni ${formatPrice(price)}`, perUnit].filter(Boolean),
  };
}
