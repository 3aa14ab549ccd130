import type { MultiBuy } from "../../../lib/rules/multi-buy";
import type { SeedPromo } from "../../seed/types";

/** What a promotion does to a price; null when it is only a label. */
export function offerOf(promo: SeedPromo | null): MultiBuy | null {
  if (!promo) return null;
  if (promo.multiBuy) return { kind: "takePay", take: promo.multiBuy.take, pay: promo.multiBuy.pay };
  if (promo.secondPiecePerc) return { kind: "secondPiece", perc: promo.secondPiecePerc };
  if (promo.discountPerc) return { kind: "percentage", perc: promo.discountPerc, pieces: 1 };
  return null;
}

/** The customer's answer to a selectable promotion: its id is Sì, -1 (or no answer) is No. */
export function promoApplies(promo: SeedPromo, usePromoId: string | undefined): boolean {
  if (!promo.selectable) return usePromoId !== "-1";
  return usePromoId === String(promo.warehousePromoId);
}
