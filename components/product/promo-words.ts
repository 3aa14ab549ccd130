import type { Words } from "@/components/ui/words";
import { fill } from "@/lib/i18n/fill";
import type { PromoOffer } from "@/lib/rules/promo-header";

const figure = (perc: number) => String(Math.floor(perc * 10) / 10).replace(".", ",");

/** What an offer says on its bubble. */
export function offerText(offer: PromoOffer, words: Words): string {
  switch (offer.kind) {
    case "percentage": {
      const perc = figure(offer.perc);
      return offer.pieces > 1
        ? fill(words.offPieces, { perc, pieces: offer.pieces })
        : fill(words.off, { perc });
    }
    case "takePay":
      return fill(words.takePay, { take: offer.take, pay: offer.pay });
    case "secondPiece":
      return fill(words.secondPiece, { perc: figure(offer.perc) });
    case "specialPrice":
      return words.specialPrice;
    case "voucher":
      return words.voucher;
    case "cardOnly":
      return fill(words.cardOnly, { card: offer.card });
    case "words":
      return offer.lines.join(" ");
  }
}
