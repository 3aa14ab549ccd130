import { brand } from "../../brand.config";
import type { Seller } from "../brand-types";
import type { BaseUnit, Crumb, Product, ProductDetail } from "../ebsn/domain/product";
import { paths } from "../paths";
import { gtin } from "../rules/gs1";
import type {
  BreadcrumbList,
  ItemList,
  Offer,
  OnlineStore,
  PriceSpecification,
  ProductNode,
  Quantity,
  WebSite,
} from "./schema-org";

export type ToUrl = (path: string) => string;

const CONTEXT = { "@context": "https://schema.org" } as const;

const UNIT_CODES: Record<BaseUnit, string> = { kg: "KGM", l: "LTR", pz: "C62", m: "MTR", lav: "C62" };

const euros = (cents: number) => (cents / 100).toFixed(2);

const storeId = (toUrl: ToUrl) => `${toUrl("/")}#store`;

const quantity = (value: number, unitCode: string): Quantity => ({
  "@type": "QuantitativeValue",
  value: String(Math.round(value * 1000) / 1000),
  unitCode,
});

function referenceOf({ prices, selling }: Product): Quantity | undefined {
  const { display, unit, baseUnit } = prices;
  if (display === null || baseUnit === null) return undefined;
  const unitCode = UNIT_CODES[baseUnit];
  if (selling.kind === "loose") return quantity(1, unitCode);
  if (!unit) return undefined;
  return { ...quantity(display / unit, unitCode), valueReference: quantity(1, unitCode) };
}

/** The current price only: previous prices are shown to signed-in customers only. */
function specificationOf(product: Product, price: number): PriceSpecification {
  const referenceQuantity = referenceOf(product);
  return {
    "@type": "UnitPriceSpecification",
    price: euros(price),
    priceCurrency: brand.currency,
    ...(referenceQuantity ? { referenceQuantity } : {}),
  };
}

function offerOf(product: Product, url: string, toUrl: ToUrl): Offer | undefined {
  const { display } = product.prices;
  if (display === null) return undefined;
  return {
    "@type": "Offer",
    url,
    price: euros(display),
    priceCurrency: brand.currency,
    availability: product.available > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
    ...(product.promo?.expireDate ? { priceValidUntil: product.promo.expireDate } : {}),
    priceSpecification: specificationOf(product, display),
    seller: { "@id": storeId(toUrl) },
  };
}

/** Anonymous price, never a customer's own. `description` is plain text. */
export function productJsonLd(product: ProductDetail, description: string, toUrl: ToUrl): ProductNode {
  const url = toUrl(paths.product(product.slug));
  const images = product.pictures.map((picture) => toUrl(picture.large || picture.photo));
  const offers = offerOf(product, url, toUrl);
  const category = product.crumbs.map((crumb) => crumb.name).join(" > ");
  const code = gtin(product.gtin);
  return {
    ...CONTEXT,
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.name,
    url,
    sku: product.code || String(product.productId),
    ...(description ? { description } : {}),
    ...(code ? { gtin: code } : {}),
    ...(product.brand ? { brand: { "@type": "Brand", name: product.brand } } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(category ? { category } : {}),
    ...(offers ? { offers } : {}),
  };
}

export function breadcrumbJsonLd(
  crumbs: Crumb[],
  current: { name: string; path: string },
  toUrl: ToUrl,
): BreadcrumbList {
  const steps = [...crumbs.map(({ name, slug }) => ({ name, path: paths.category(slug) })), current];
  return {
    ...CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toUrl(path),
    })),
  };
}

/** `first` is the position of the first product in the whole listing, from 1. */
export function itemListJsonLd(
  name: string,
  products: Product[],
  items: number,
  first: number,
  toUrl: ToUrl,
): ItemList {
  return {
    ...CONTEXT,
    "@type": "ItemList",
    name,
    numberOfItems: items,
    itemListElement: products.map(({ slug }, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: toUrl(paths.product(slug)),
    })),
  };
}

export function webSiteJsonLd(name: string, locale: string, toUrl: ToUrl): WebSite {
  return {
    ...CONTEXT,
    "@type": "WebSite",
    "@id": `${toUrl("/")}#website`,
    name,
    url: toUrl("/"),
    inLanguage: locale,
    publisher: { "@id": storeId(toUrl) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${toUrl(paths.search())}?q={q}` },
      "query-input": "required name=q",
    },
  };
}

export function onlineStoreJsonLd(name: string, seller: Seller, toUrl: ToUrl): OnlineStore {
  const { legalName, vatId, email, phone, street, postalcode, city, country, socialLinks } = seller;
  return {
    ...CONTEXT,
    "@type": "OnlineStore",
    "@id": storeId(toUrl),
    name,
    url: toUrl("/"),
    legalName,
    vatID: vatId,
    email,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: postalcode,
      addressLocality: city,
      addressCountry: country,
    },
    ...(socialLinks.length > 0 ? { sameAs: socialLinks.map(({ url }) => url) } : {}),
  };
}
