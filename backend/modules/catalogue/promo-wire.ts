import type { WirePromo } from "../../../lib/ebsn/schemas/product";
import type { SeedPromo } from "../../seed/types";
import { campaignPeriod, formatDay } from "./campaign";

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

/** EBSN sends promotion texts with HTML entities. */
const withEntities = (value: string) => value.replace(/[àèéìòùÀÈÙ]/g, (letter) => ENTITIES[letter] ?? letter);

/** Markup with tabs and newlines, as real shops send it. */
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
    validityDate: formatDay(from),
    expireDate: formatDay(to),
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
