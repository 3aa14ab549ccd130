import { interpolate } from "@/lib/i18n/interpolate";
import type { DeferredMessages } from "@/lib/i18n/deferred-messages";
import { missingPieces, type MultiBuy } from "@/lib/rules/multi-buy";

export const formatPercent = (perc: number) => String(Math.floor(perc * 10) / 10).replace(".", ",");

function multiBuyLabel(offer: MultiBuy, messages: DeferredMessages): string {
  switch (offer.kind) {
    case "percentage":
      return interpolate(messages.buyPieces, { perc: formatPercent(offer.perc), pieces: offer.pieces });
    case "takePay":
      return interpolate(messages.buyPay, { take: offer.take, pay: offer.pay });
    case "secondPiece":
      return interpolate(messages.buySecond, { perc: formatPercent(offer.perc) });
  }
}

/** The offer and, once a piece is in the cart, how many are missing. */
export function multiBuyText(offer: MultiBuy, quantity: number, messages: DeferredMessages): string {
  const label = multiBuyLabel(offer, messages);
  if (quantity <= 0) return label;
  const missing = missingPieces(offer, quantity);
  return missing > 0
    ? interpolate(messages.buyMore, { offer: label, count: missing })
    : interpolate(messages.buyReached, { offer: label });
}
