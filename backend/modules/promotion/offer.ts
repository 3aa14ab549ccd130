import type { MultiBuy } from "../../../lib/rules/prices/multi-buy";
import type { SeedPromo } from "../../seed/types";

export function getOffer(promo: SeedPromo | null): MultiBuy | null {
  if (!promo) return null;
  if (promo.multiBuy) return { kind: "takePay", take: promo.multiBuy.take, pay: promo.multiBuy.pay };
  if (promo.secondPiecePerc) return { kind: "secondPiece", perc: promo.secondPiecePerc };
  if (promo.discountPerc) return { kind: "percentage", perc: promo.discountPerc, pieces: 1 };
  return null;
}

/** -1 or no answer declines a selectable promotion. */
export function isPromoApplied(promo: SeedPromo, usePromoId: string | undefined): boolean {
  if (!promo.selectable) return usePromoId !== "-1";
  return usePromoId === String(promo.warehousePromoId);
}
