export type Validity = "current" | "announced" | "past";

/** Days are YYYY-MM-DD, both included; "" is unbounded. */
export function validity({ from, to }: { from: string; to: string }, today: string): Validity {
  if (from && from > today) return "announced";
  return to && to < today ? "past" : "current";
}

export function isUpcoming(promo: { validityDate: string } | null, today: string): boolean {
  return promo !== null && promo.validityDate > today;
}

type OfferProduct = { productId: number };
type LeafletPageAreas = { number: number; title: string; areas: readonly { productId: number }[] };

export function offersByPage<T extends OfferProduct>(
  pages: readonly LeafletPageAreas[],
  offers: readonly T[],
): { number: number; title: string; offers: T[] }[] {
  const remaining = new Map(offers.map((offer) => [offer.productId, offer]));
  const groups = pages.map(({ number, title, areas }) => ({
    number,
    title,
    offers: areas.flatMap(({ productId }) => {
      const offer = remaining.get(productId);
      remaining.delete(productId);
      return offer ? [offer] : [];
    }),
  }));
  const others = { number: 0, title: "", offers: [...remaining.values()] };
  return [...groups, others].filter((group) => group.offers.length > 0);
}
