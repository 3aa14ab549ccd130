import { brand } from "../../brand.config";
import type { Seller } from "../brand/brand-types";
import type { FeedProduct } from "../ebsn/feed";
import { paths } from "../paths/paths";
import { gtin } from "../rules/barcodes/gs1";
import type { BaseUnit } from "../rules/products/measures";
import { nameWithBrand } from "../rules/products/name-with-brand";
import { priceView } from "../rules/prices/price";
import { contentOf } from "../rules/prices/price-content";
import { pricesForAll } from "../rules/prices/price-for-all";
import { decimalEuros } from "./delivery-json-ld";
import { absoluteUrl, truncate } from "./metadata";
import { escapeXml } from "./sitemap-xml";

const MAX_TITLE_LENGTH = 150;

/** Units that Google reads, and how many of them a unit price is for. */
const MEASURES: Record<BaseUnit, [unit: string, perBase: number, base: string]> = {
  kg: ["g", 1000, "1 kg"],
  l: ["ml", 1000, "1 l"],
  m: ["m", 1, "1 m"],
  pz: ["ct", 1, "1 ct"],
  lav: ["ct", 1, "1 ct"],
};

export type FeedContext = {
  description: string;
  categories: string[];
  googleCategory: number | undefined;
  seller: Seller | null;
  today: string;
};

const amount = (cents: number) => `${decimalEuros(cents)} ${brand.currency}`;

function measure(product: FeedProduct): Record<string, string> {
  const { baseUnit } = product.prices;
  const content = contentOf(product);
  if (content === null || baseUnit === null) return {};
  const [name, perBase, base] = MEASURES[baseUnit];
  return {
    unit_pricing_measure: `${Math.round(content * perBase * 100) / 100} ${name}`,
    unit_pricing_base_measure: base,
  };
}

/** null: without price or page, or not allowed in advertising. Prices are a visitor's. */
export function feedItem(
  product: FeedProduct,
  { description, categories, googleCategory, seller, today }: FeedContext,
): string | null {
  const { toPay, compareAtPrice } = priceView(
    { ...product, prices: pricesForAll(product) },
    { authenticated: false, today },
  );
  if (toPay === null || product.isPackaging || !product.picture || product.notPromotable) return null;
  const code = gtin(product.barcode);
  const title = [nameWithBrand(product), product.packSize].filter(Boolean).join(" ");
  const attributes: Record<string, string | undefined> = {
    id: product.code || String(product.productId),
    title: truncate(title, MAX_TITLE_LENGTH),
    description,
    link: absoluteUrl(paths.product(product.slug)),
    image_link: absoluteUrl(product.picture.large || product.picture.photo),
    availability: product.available > 0 ? "in_stock" : "out_of_stock",
    price: amount(compareAtPrice ?? toPay),
    sale_price: compareAtPrice === null ? undefined : amount(toPay),
    condition: "new",
    brand: product.brand || undefined,
    gtin: code ?? undefined,
    identifier_exists: code ? undefined : "no",
    product_type: categories.join(" > ") || undefined,
    google_product_category: googleCategory?.toString(),
    ...measure(product),
  };
  const tags = Object.entries(attributes).flatMap(([name, value]) =>
    value ? [`<g:${name}>${escapeXml(value)}</g:${name}>`] : [],
  );
  const { delivery, country = "" } = seller ?? {};
  const shipping = delivery
    ? `<g:shipping><g:country>${country}</g:country><g:price>${amount(delivery.maxFeeCents)}</g:price></g:shipping>`
    : "";
  return `<item>${tags.join("")}${shipping}</item>`;
}
