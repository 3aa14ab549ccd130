import { multiBuyTotal, type MultiBuy } from "../../../lib/rules/prices/multi-buy";

/** Quantity in pieces, or kilograms for loose weight. */
export type OfferLine = {
  itemId: number;
  unitCents: number;
  quantity: number;
  promoId: number;
  offer: MultiBuy;
};

type Unit = { itemId: number; cents: number };

/** Most expensive first: the free pieces are the cheapest of each group. */
function expandUnits(lines: OfferLine[]): Unit[] {
  return lines
    .flatMap(({ itemId, unitCents, quantity }) =>
      Array.from({ length: Math.floor(quantity) }, () => ({ itemId, cents: unitCents })),
    )
    .sort((a, b) => b.cents - a.cents || a.itemId - b.itemId);
}

/** Discount in cents of one piece, by its place in a group sorted by descending price. */
function getUnitDiscount(offer: MultiBuy, position: number, cents: number): number {
  if (offer.kind === "takePay") return position < offer.pay ? 0 : cents;
  return position === 1 ? 2 * cents - multiBuyTotal(cents, 2, offer) : 0;
}

function getGroupDiscounts(offer: MultiBuy, size: number, lines: OfferLine[]): Map<number, number> {
  const discounts = new Map<number, number>();
  const units = expandUnits(lines);
  const groupedCount = units.length - (units.length % size);
  units.slice(0, groupedCount).forEach(({ itemId, cents }, index) => {
    const discount = getUnitDiscount(offer, index % size, cents);
    discounts.set(itemId, (discounts.get(itemId) ?? 0) + discount);
  });
  return discounts;
}

function getSingleLineDiscount({ unitCents, quantity, offer }: OfferLine): number {
  const fullCents = Math.round(unitCents * quantity);
  // Product pages show the discounted price of one piece (catalogue/price), so multiply that.
  if (offer.kind === "percentage" && offer.pieces <= 1)
    return fullCents - Math.round(Math.round(unitCents * (1 - offer.perc / 100)) * quantity);
  return fullCents - multiBuyTotal(unitCents, quantity, offer);
}

/** Multi-buy offers count across all lines of a promotion. */
export function getLineDiscounts(lines: OfferLine[]): Map<number, number> {
  const byPromo = new Map<number, OfferLine[]>();
  for (const line of lines) byPromo.set(line.promoId, [...(byPromo.get(line.promoId) ?? []), line]);
  const discounts = new Map<number, number>();
  for (const group of byPromo.values()) {
    const offer = group[0]?.offer;
    if (!offer) continue;
    if (offer.kind === "percentage")
      for (const line of group) discounts.set(line.itemId, getSingleLineDiscount(line));
    else
      for (const [itemId, cents] of getGroupDiscounts(
        offer,
        offer.kind === "takePay" ? offer.take : 2,
        group,
      ))
        discounts.set(itemId, cents);
  }
  return discounts;
}
