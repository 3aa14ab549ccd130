import { formatPercent } from "./format-multi-buy";
import { interpolate } from "@/lib/i18n/interpolate";
import type { DeferredMessages } from "@/lib/i18n/deferred-messages";
import type { PromoCondition } from "@/lib/rules/prices/promo-condition";
import type { PromoOffer } from "@/lib/rules/prices/promo-header";

export const conditionLabel = (condition: PromoCondition, messages: DeferredMessages): string =>
  condition.kind === "card" ? interpolate(messages.cardOnly, { card: condition.card }) : messages.withStamps;

export function promoLabel(offer: PromoOffer, messages: DeferredMessages, locale: string): string {
  switch (offer.kind) {
    case "percentage": {
      const perc = formatPercent(offer.perc, locale);
      return offer.pieces > 1
        ? interpolate(messages.offPieces, { perc, pieces: offer.pieces })
        : interpolate(messages.off, { perc });
    }
    case "takePay":
      return interpolate(messages.takePay, { take: offer.take, pay: offer.pay });
    case "secondPiece":
      return interpolate(messages.secondPiece, { perc: formatPercent(offer.perc, locale) });
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
