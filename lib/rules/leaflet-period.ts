export type Validity = "current" | "announced" | "past";

/** Days are YYYY-MM-DD, both included; an unknown end never passes. */
export function validity({ from, to }: { from: string; to: string }, today: string): Validity {
  if (from && from > today) return "announced";
  return to && to < today ? "past" : "current";
}

/** Whether a price is announced: its promotion begins on a later day. */
export function isAhead(promo: { validityDate: string } | null, today: string): boolean {
  return promo !== null && promo.validityDate > today;
}

type Offered = { productId: number };
type PageOf = { number: number; title: string; areas: readonly { productId: number }[] };

/** Offers under the first page that shows them; those on no page come last, under `number` 0. */
export function offersByPage<T extends Offered>(
  pages: readonly PageOf[],
  offers: readonly T[],
): { number: number; title: string; offers: T[] }[] {
  const left = new Map(offers.map((offer) => [offer.productId, offer]));
  const groups = pages.map(({ number, title, areas }) => ({
    number,
    title,
    offers: areas.flatMap(({ productId }) => {
      const offer = left.get(productId);
      left.delete(productId);
      return offer ? [offer] : [];
    }),
  }));
  const others = { number: 0, title: "", offers: [...left.values()] };
  return [...groups, others].filter((group) => group.offers.length > 0);
}
