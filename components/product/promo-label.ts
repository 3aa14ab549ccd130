import type { Messages } from "@/components/ui/messages";
import { interpolate } from "@/lib/i18n/interpolate";
import { missingPieces, type MultiBuy } from "@/lib/rules/multi-buy";
import type { PromoCondition } from "@/lib/rules/promo-condition";
import type { PromoOffer } from "@/lib/rules/promo-header";

const formatPercent = (perc: number) => String(Math.floor(perc * 10) / 10).replace(".", ",");

export const conditionLabel = (condition: PromoCondition, messages: Messages): string =>
  condition.kind === "card" ? interpolate(messages.cardOnly, { card: condition.card }) : messages.withStamps;

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

export function promoLabel(offer: PromoOffer, messages: Messages): string {
  switch (offer.kind) {
    case "percentage": {
      const perc = formatPercent(offer.perc);
      return offer.pieces > 1
        ? interpolate(messages.offPieces, { perc, pieces: offer.pieces })
        : interpolate(messages.off, { perc });
    }
    case "takePay":
      return interpolate(messages.takePay, { take: offer.take, pay: offer.pay });
    case "secondPiece":
      return interpolate(messages.secondPiece, { perc: formatPercent(offer.perc) });
    case "specialPrice":
      return messages.specialPrice;
    case "voucher":
      return messages.voucher;
    case "cardOnly":
      return interpolate(messages.cardOnly, { card: offer.card });
    case "text":
      return offer.lines.join(" ");
  }
}
