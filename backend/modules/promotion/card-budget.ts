import type { SeedPromo } from "../../seed/types";

type CardHolder = { fidelityCard: string; points: number };

const NO_CARD_HOLDER: CardHolder = { fidelityCard: "", points: 0 };

export type CardPromoBlocker = "noCard" | "noPoints";

/** Grants the promotions of the loyalty card in the order of the lines, as long as the points last. */
export class CardBudget {
  spent = 0;

  private readonly holder: CardHolder;

  constructor(
    holder: CardHolder | null,
    /** Points of the order being modified, which come back. */
    private readonly returning = 0,
  ) {
    this.holder = holder ?? NO_CARD_HOLDER;
  }

  take({ needsCard, points = 0 }: SeedPromo, quantity: number): CardPromoBlocker | null {
    if (needsCard && !this.holder.fidelityCard) return "noCard";
    const cost = points * Math.ceil(quantity);
    if (this.spent + cost > this.holder.points + this.returning) return "noPoints";
    this.spent += cost;
    return null;
  }
}
