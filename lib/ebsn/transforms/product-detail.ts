import type { Product, ProductDetail } from "../domain/product";
import type { RawProduct } from "../schemas/product";
import { parseHazards } from "../../rules/products/hazards";
import { readableName } from "../../rules/text/names";
import { decodeEntities } from "../schemas/html-entities";
import { toColour } from "./picture";
import { positiveCents, toFoodFacts, toProduct } from "./product";

const toPercent = (fraction: number | null | undefined) =>
  fraction === null || fraction === undefined ? null : Math.round(fraction * 100);

function toReducedQuantity(infos: Record<string, string>): ProductDetail["reducedQuantity"] {
  const amount = infos.REDUCED_QUANTITY?.trim();
  return amount ? { amount, since: infos.REDUCED_QUANTITY_SINCE ?? "" } : null;
}

/** Shops say different things in each, or the same. */
function toDescription({ descr, metaData }: RawProduct): string {
  const { features = "", sale_description: saleDescription = "" } = metaData.product_description ?? {};
  const texts = [...new Set([descr, features, saleDescription])].filter(Boolean);
  return texts.length > 1 ? texts.map((markup) => `<div>${markup}</div>`).join("") : texts.join("");
}

function toPictures(raw: RawProduct, { name, picture }: Product): ProductDetail["pictures"] {
  const gallery = raw.media.flatMap((item) => {
    const photo = item.medium || item.large || item.thumb;
    if (!photo) return [];
    const alt = item.alt || name;
    return [{ thumb: item.thumb || photo, photo, large: item.large || photo, alt, ...toColour(raw) }];
  });
  return gallery.length > 0 || !picture ? gallery : [picture];
}

const toFood = (texts: Record<string, string>): ProductDetail["food"] => ({
  legalName: decodeEntities(texts.legal_name ?? ""),
  ingredients: texts.ingredients ?? "",
  allergens: texts.allergens ?? "",
  nutrition: texts.nutritional_values || texts.nutritional_info || "",
  storage: texts.storage ?? "",
  origin: texts.origin ?? "",
  rearingCountry: texts.rearing_country ?? "",
  slaughterCountry: texts.slaughter_country ?? "",
  use: texts.use ?? "",
  producer: texts.producer ?? "",
  warnings: texts.warnings ?? "",
  hazards: parseHazards(texts.hazard_pictograms ?? ""),
  alcohol: texts.alcohol ?? "",
});

export function toProductDetail(raw: RawProduct): ProductDetail {
  const product = toProduct(raw);
  const texts = raw.metaData.product_description ?? {};
  return {
    ...product,
    ...toFoodFacts(raw, texts.allergens),
    description: toDescription(raw),
    gtin: raw.barcode,
    vendorId: raw.vendor?.vendorId ?? null,
    pictures: toPictures(raw, product),
    crumbs: raw.breadCrumbs.map((crumb) => ({ name: readableName(crumb.name), slug: crumb.slug })),
    ivaPercent: toPercent(raw.ivaCategory?.ivaPct),
    reducedQuantity: toReducedQuantity(raw.productInfos),
    energySheet: texts.energy_sheet ?? "",
    priceChanges: (product.notPromotable ? [] : raw.priceHistory)
      .filter(({ dateIso }) => dateIso !== "")
      .map(({ dateIso, price }) => ({ at: dateIso, cents: positiveCents(price) })),
    food: toFood(texts),
  };
}
