import { interpolate } from "@/lib/i18n/interpolate";
import type { DeferredMessages } from "@/lib/i18n/deferred-messages";
import { missingPieces, type MultiBuy } from "@/lib/rules/prices/multi-buy";

export const formatPercent = (perc: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.floor(perc * 10) / 10);

function multiBuyLabel(offer: MultiBuy, messages: DeferredMessages, locale: string): string {
  switch (offer.kind) {
    case "percentage":
      return interpolate(messages.buyPieces, {
        perc: formatPercent(offer.perc, locale),
        pieces: offer.pieces,
      });
    case "takePay":
      return interpolate(messages.buyPay, { take: offer.take, pay: offer.pay });
    case "secondPiece":
      return interpolate(messages.buySecond, { perc: formatPercent(offer.perc, locale) });
  }
}

/** The offer and, once a piece is in the cart, how many are missing. */
export function formatMultiBuy(
  offer: MultiBuy,
  quantity: number,
  messages: DeferredMessages,
  locale: string,
): string {
  const label = multiBuyLabel(offer, messages, locale);
  if (quantity <= 0) return label;
  const missing = missingPieces(offer, quantity);
  return missing > 0
    ? interpolate(messages.buyMore, { offer: label, count: missing })
    : interpolate(messages.buyReached, { offer: label });
}
