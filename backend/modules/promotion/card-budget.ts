import type { SeedPromo } from "../../seed/types";

type CardHolder = { fidelityCard: string; points: number };

const NO_CARD_HOLDER: CardHolder = { fidelityCard: "", points: 0 };

export type CardPromoBlocker = "noCard" | "noPoints";

/** Grants card promotions in the order of the lines until the points are used up. */
export class CardBudget {
  spent = 0;

  private readonly holder: CardHolder;

  constructor(
    holder: CardHolder | null,
    private readonly returnedPoints = 0,
  ) {
    this.holder = holder ?? NO_CARD_HOLDER;
  }

  take({ needsCard, points = 0 }: SeedPromo, quantity: number): CardPromoBlocker | null {
    if (needsCard && !this.holder.fidelityCard) return "noCard";
    const cost = points * Math.ceil(quantity);
    if (this.spent + cost > this.holder.points + this.returnedPoints) return "noPoints";
    this.spent += cost;
    return null;
  }
}
