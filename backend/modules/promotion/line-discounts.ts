import { multiBuyTotal, type MultiBuy } from "../../../lib/rules/multi-buy";

/** A line with the promotion that applies to it; pieces, or kilograms for loose goods. */
export type OfferLine = {
  itemId: number;
  unitCents: number;
  quantity: number;
  promoId: number;
  offer: MultiBuy;
};

type Unit = { itemId: number; cents: number };

/** Dearest first: of each group the cheapest pieces are those given away. */
function unitsOf(lines: OfferLine[]): Unit[] {
  return lines
    .flatMap(({ itemId, unitCents, quantity }) =>
      Array.from({ length: Math.floor(quantity) }, () => ({ itemId, cents: unitCents })),
    )
    .sort((a, b) => b.cents - a.cents || a.itemId - b.itemId);
}

/** Cents that one piece of a full group loses when it is the `place`-th dearest of it. */
function unitDiscount(offer: MultiBuy, place: number, cents: number): number {
  if (offer.kind === "takePay") return place < offer.pay ? 0 : cents;
  return place === 1 ? 2 * cents - multiBuyTotal(cents, 2, offer) : 0;
}

function groupDiscounts(offer: MultiBuy, size: number, lines: OfferLine[]): Map<number, number> {
  const found = new Map<number, number>();
  const units = unitsOf(lines);
  const inGroups = units.length - (units.length % size);
  units.slice(0, inGroups).forEach(({ itemId, cents }, index) => {
    const discount = unitDiscount(offer, index % size, cents);
    found.set(itemId, (found.get(itemId) ?? 0) + discount);
  });
  return found;
}

function alone({ unitCents, quantity, offer }: OfferLine): number {
  const full = Math.round(unitCents * quantity);
  // The shelf shows the cut price of one piece (see catalogue/price), so that is what is multiplied.
  if (offer.kind === "percentage" && offer.pieces <= 1)
    return full - Math.round(Math.round(unitCents * (1 - offer.perc / 100)) * quantity);
  return full - multiBuyTotal(unitCents, quantity, offer);
}

/** Cents off each line; take-and-pay and second-piece offers count over all lines of one promotion. */
export function lineDiscounts(lines: OfferLine[]): Map<number, number> {
  const byPromo = new Map<number, OfferLine[]>();
  for (const line of lines) byPromo.set(line.promoId, [...(byPromo.get(line.promoId) ?? []), line]);
  const found = new Map<number, number>();
  for (const group of byPromo.values()) {
    const offer = group[0]?.offer;
    if (!offer) continue;
    if (offer.kind === "percentage") for (const line of group) found.set(line.itemId, alone(line));
    else
      for (const [itemId, cents] of groupDiscounts(offer, offer.kind === "takePay" ? offer.take : 2, group))
        found.set(itemId, cents);
  }
  return found;
}
