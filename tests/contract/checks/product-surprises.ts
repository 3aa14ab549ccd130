import type { RawProduct } from "@/lib/ebsn/schemas/product";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { baseUnitOf } from "@/lib/rules/products/measures";

const KINDS = ["pezzo", "confezione", "sfuso"];
const PROMO_TYPES = [1, 2, 5, 6];
const MARKUP = /<[a-z/][^>]*>|&[a-z]+\d*;|&#\d+;/i;
const MAX_PACK_SIZE_LENGTH = 50;

type Wire = Record<string, unknown>;
type Rule = { description: string; matches: (raw: RawProduct, wire: Wire) => string | boolean };

const unitLabel = (raw: RawProduct) =>
  raw.unitMeasureBaseSelling?.um || raw.unitMeasureBase?.um || raw.weightUnitDisplay;

const productInfo = (raw: RawProduct, key: string) => raw.productInfos[key] ?? "";

/** Known deviations between shops; all are handled. */
const RULES: Rule[] = [
  {
    description: "no price for an anonymous visitor",
    matches: (raw) => raw.priceDisplay === null && raw.price === null,
  },
  { description: "a price of 0", matches: (raw) => (raw.priceDisplay ?? raw.price) === 0 },
  {
    description: "unknown unit of measure",
    matches: (raw) => (unitLabel(raw) && !baseUnitOf(unitLabel(raw)) ? unitLabel(raw) : false),
  },
  {
    description: "weightUnitDisplay disagrees with the unit of measure",
    matches: (raw) => {
      const um = raw.unitMeasureBaseSelling?.um || raw.unitMeasureBase?.um;
      const differs = um && raw.weightUnitDisplay && um.toLowerCase() !== raw.weightUnitDisplay.toLowerCase();
      return differs ? `${raw.weightUnitDisplay} instead of ${um}` : false;
    },
  },
  {
    description: "unit price without a usable unit",
    matches: (raw) => raw.priceUmDisplay !== null && toProduct(raw).prices.unit === null,
  },
  {
    description: "an unknown TIPOLOGIA, shown as Pezzo",
    matches: (raw) => {
      const kind = productInfo(raw, "TIPOLOGIA");
      return kind && !KINDS.includes(kind.toLowerCase()) ? kind : false;
    },
  },
  { description: "no TIPOLOGIA, shown as Pezzo", matches: (raw) => !productInfo(raw, "TIPOLOGIA") },
  {
    description: "Sfuso with neither STEP_SELLING nor WEIGHT_SELLING",
    matches: (raw) => {
      const { kind, stepSelling, weightSelling } = toProduct(raw).selling;
      return kind === "loose" && stepSelling === null && weightSelling === null;
    },
  },
  {
    description: "markup or entities in the name",
    matches: (_raw, wire) => (MARKUP.test(String(wire.name ?? "")) ? String(wire.name) : false),
  },
  { description: "no brand (shortDescr)", matches: (raw) => !raw.shortDescr && !raw.vendor?.name },
  {
    description: "pack size with extra text",
    matches: (raw) => (raw.description.length > MAX_PACK_SIZE_LENGTH ? raw.description : false),
  },
  {
    description:
      "images with a whole address, of a host that IMAGE_HOSTS has to list unless it is the shop's",
    matches: (raw) => {
      const media = raw.mediaURLMedium || raw.mediaURL;
      return /^https?:\/\//.test(media) ? new URL(media).host : false;
    },
  },
  { description: "no image", matches: (raw) => !raw.mediaURLMedium && !raw.mediaURL },
  { description: "no slug", matches: (raw) => !raw.slug && !raw.itemUrl },
  { description: "no id", matches: (raw) => raw.productId === null && raw.id === null },
  {
    description: "promotion type without special display",
    matches: ({ warehousePromo: promo }) =>
      promo && !PROMO_TYPES.includes(promo.warehousePromoTypeId)
        ? `type ${promo.warehousePromoTypeId}`
        : false,
  },
  {
    description: "expireDate is not a date",
    matches: (raw) => (raw.warehousePromo?.expireDate && !toProduct(raw).promo?.expireDate ? true : false),
  },
  {
    description: "boolean available instead of a quantity",
    matches: (_raw, wire) => typeof wire.available === "boolean",
  },
  {
    description: "extra spaces in the name",
    matches: (_raw, wire) => /^\s|\s\s|\s$/.test(String(wire.name ?? "")),
  },
];

export function productSurprises(rawProducts: RawProduct[], wires: unknown[]): string[] {
  return RULES.flatMap(({ description, matches }) => {
    const hits = rawProducts.flatMap((raw, at) => {
      const hit = matches(raw, (wires[at] ?? {}) as Wire);
      return hit ? [{ hit, name: raw.name }] : [];
    });
    const first = hits[0];
    if (!first) return [];
    const example = typeof first.hit === "string" ? `${first.hit} on ` : "";
    return [
      `${description}: ${hits.length} of ${rawProducts.length} (${example}${first.name || "an unnamed product"})`,
    ];
  });
}
