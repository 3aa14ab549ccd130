import type { Messages } from "@/components/ui/messages";
import { interpolate } from "@/lib/i18n/interpolate";
import { missingPieces, type MultiBuy } from "@/lib/rules/multi-buy";

export const formatPercent = (perc: number) => String(Math.floor(perc * 10) / 10).replace(".", ",");

function multiBuyWords(offer: MultiBuy, messages: Messages): string {
  switch (offer.kind) {
    case "percentage":
      return interpolate(messages.buyPieces, { perc: formatPercent(offer.perc), pieces: offer.pieces });
    case "takePay":
      return interpolate(messages.buyPay, { take: offer.take, pay: offer.pay });
    case "secondPiece":
      return interpolate(messages.buySecond, { perc: formatPercent(offer.perc) });
  }
}

/** The offer in words and, once a piece is in the cart, what it still takes. */
export function multiBuyText(offer: MultiBuy, quantity: number, messages: Messages): string {
  const words = multiBuyWords(offer, messages);
  if (quantity <= 0) return words;
  const missing = missingPieces(offer, quantity);
  return missing > 0
    ? interpolate(messages.buyMore, { offer: words, count: missing })
    : interpolate(messages.buyReached, { offer: words });
}
