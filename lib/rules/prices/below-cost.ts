import type { PricedPromo } from "./promo";

/** "Sottocosto": the API has no type of its own for it, shops say it in one of the texts. */
export const isBelowCost = (
  promo: Partial<Pick<PricedPromo, "bubble" | "header" | "body">> | null,
): boolean => promo !== null && /sotto ?costo/i.test([promo.bubble, promo.header, promo.body].join(" "));
