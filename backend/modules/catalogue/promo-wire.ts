import type { WirePromo } from "../../../lib/ebsn/schemas/product";
import type { SeedPromo } from "../../seed/types";
import { campaignPeriod, dayText } from "./campaign";

const ENTITIES: Record<string, string> = {
  à: "&agrave;",
  è: "&egrave;",
  é: "&eacute;",
  ì: "&igrave;",
  ò: "&ograve;",
  ù: "&ugrave;",
  À: "&Agrave;",
  È: "&Egrave;",
  Ù: "&Ugrave;",
};

/** Accents as entities, as EBSN writes texts of promotions. */
const withEntities = (value: string) => value.replace(/[àèéìòùÀÈÙ]/g, (letter) => ENTITIES[letter] ?? letter);

/** The label's markup, tabs and newlines included, as real shops send it. */
function header(promo: SeedPromo): string | undefined {
  if (promo.multiBuy) {
    return `\n\t<span class="pieces">${promo.multiBuy.take}<span class="small">x</span>${promo.multiBuy.pay}</span>\n`;
  }
  if (promo.secondPiecePerc !== undefined) {
    return `\n\t<span class="percentage">${promo.secondPiecePerc}%</span><br/>\n\t<span class="pieces">sul 2° pezzo</span>\n`;
  }
  if (promo.discountPerc !== undefined) return undefined;
  return promo.bubble.toUpperCase().split(" ").join("<br/>");
}

/** The promotion as EBSN sends it; its days are those of the campaign that runs at `now`. */
export function promoWire(promo: SeedPromo, now: Date): WirePromo {
  const { from, to } = campaignPeriod(promo.campaign, now);
  const pieces = promo.multiBuy?.take ?? (promo.secondPiecePerc === undefined ? undefined : 2);
  const percentage = promo.discountPerc ?? promo.secondPiecePerc;
  const label = header(promo);
  return {
    warehousePromoId: promo.warehousePromoId,
    ...(promo.discountPerc === undefined ? {} : { discountPerc: promo.discountPerc }),
    promoType: promo.cssClass.split(/\s+/).at(-1)?.replace("promo_", "") ?? "",
    warehousePromoTypeId: promo.warehousePromoTypeId,
    cashDeskPromo: false,
    validityDate: dayText(from),
    expireDate: dayText(to),
    ...(promo.selectable ? { selectable: true } : {}),
    view: {
      cssClass: promo.cssClass,
      body: withEntities(promo.body),
      ...(label === undefined ? {} : { header: label }),
      bubble: withEntities(promo.bubble),
      bubbleCheckout: withEntities(promo.bubble),
      hasPercentage: percentage !== undefined,
      ...(pieces === undefined ? {} : { MPieces: pieces }),
      ...(percentage === undefined ? {} : { percentagePrice: percentage }),
      ...(promo.selectable ? { selectablePromoText: withEntities(promo.selectable.text) } : {}),
    },
  };
}
