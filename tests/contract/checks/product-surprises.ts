import type { RawProduct } from "@/lib/ebsn/schemas/product";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { baseUnitOf } from "@/lib/rules/measures";

const KINDS = ["pezzo", "confezione", "sfuso"];
const PROMO_TYPES = [1, 2, 5, 6];
const MARKUP = /<[a-z/][^>]*>|&[a-z]+\d*;|&#\d+;/i;
const LONGEST_PACK = 50;

type Wire = Record<string, unknown>;
type Rule = { says: string; when: (raw: RawProduct, wire: Wire) => string | boolean };

const label = (raw: RawProduct) =>
  raw.unitMeasureBaseSelling?.um || raw.unitMeasureBase?.um || raw.weightUnitDisplay;

const info = (raw: RawProduct, key: string) => raw.productInfos[key] ?? "";

/** What a shop's product may do that its neighbours' do not; each is harmless, none should be news. */
const RULES: Rule[] = [
  {
    says: "no price for an anonymous visitor",
    when: (raw) => raw.priceDisplay === null && raw.price === null,
  },
  { says: "a price of 0", when: (raw) => (raw.priceDisplay ?? raw.price) === 0 },
  {
    says: "a unit of measure the storefront does not know",
    when: (raw) => (label(raw) && !baseUnitOf(label(raw)) ? label(raw) : false),
  },
  {
    says: "weightUnitDisplay disagrees with the unit of measure",
    when: (raw) => {
      const um = raw.unitMeasureBaseSelling?.um || raw.unitMeasureBase?.um;
      const differs = um && raw.weightUnitDisplay && um.toLowerCase() !== raw.weightUnitDisplay.toLowerCase();
      return differs ? `${raw.weightUnitDisplay} instead of ${um}` : false;
    },
  },
  {
    says: "a unit price nobody can label",
    when: (raw) => raw.priceUmDisplay !== null && toProduct(raw).prices.unit === null,
  },
  {
    says: "an unknown TIPOLOGIA, shown as Pezzo",
    when: (raw) => {
      const kind = info(raw, "TIPOLOGIA");
      return kind && !KINDS.includes(kind.toLowerCase()) ? kind : false;
    },
  },
  { says: "no TIPOLOGIA, shown as Pezzo", when: (raw) => !info(raw, "TIPOLOGIA") },
  {
    says: "Sfuso with neither STEP_SELLING nor WEIGHT_SELLING",
    when: (raw) => {
      const { kind, stepSelling, weightSelling } = toProduct(raw).selling;
      return kind === "loose" && stepSelling === null && weightSelling === null;
    },
  },
  {
    says: "markup or entities in the name",
    when: (_raw, wire) => (MARKUP.test(String(wire.name ?? "")) ? String(wire.name) : false),
  },
  { says: "no brand (shortDescr)", when: (raw) => !raw.shortDescr && !raw.vendor?.name },
  {
    says: "a pack size with more than a size in it",
    when: (raw) => (raw.description.length > LONGEST_PACK ? raw.description : false),
  },
  {
    says: "pictures on another host",
    when: (raw) => {
      const media = raw.mediaURLMedium || raw.mediaURL;
      return /^https?:\/\//.test(media) ? new URL(media).host : false;
    },
  },
  { says: "no picture", when: (raw) => !raw.mediaURLMedium && !raw.mediaURL },
  { says: "no slug", when: (raw) => !raw.slug && !raw.itemUrl },
  { says: "no id", when: (raw) => raw.productId === null && raw.id === null },
  {
    says: "a promotion type the storefront shows plainly",
    when: ({ warehousePromo: promo }) =>
      promo && !PROMO_TYPES.includes(promo.warehousePromoTypeId)
        ? `type ${promo.warehousePromoTypeId}`
        : false,
  },
  {
    says: "an expireDate that is no date",
    when: (raw) => (raw.warehousePromo?.expireDate && !toProduct(raw).promo?.expireDate ? true : false),
  },
  {
    says: "available as true/false instead of a quantity",
    when: (_raw, wire) => typeof wire.available === "boolean",
  },
  {
    says: "doubled spaces or spaces round the name",
    when: (_raw, wire) => /^\s|\s\s|\s$/.test(String(wire.name ?? "")),
  },
];

/** One line a surprise, with how many of the products show it and the first example. */
export function productSurprises(raws: RawProduct[], wires: unknown[]): string[] {
  return RULES.flatMap(({ says, when }) => {
    const hits = raws.flatMap((raw, at) => {
      const hit = when(raw, (wires[at] ?? {}) as Wire);
      return hit ? [{ hit, name: raw.name }] : [];
    });
    const first = hits[0];
    if (!first) return [];
    const example = typeof first.hit === "string" ? `${first.hit} on ` : "";
    return [`${says}: ${hits.length} of ${raws.length} (${example}${first.name || "a nameless product"})`];
  });
}
