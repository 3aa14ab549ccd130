import { brand } from "../../brand.config";
import type { Seller } from "../brand/brand-types";
import type { BreadcrumbItem } from "../catalogue/breadcrumb";
import type { Product, ProductDetail } from "../ebsn/domain/product";
import { paths } from "../paths/paths";
import { foodKind } from "../rules/products/food";
import { gtin } from "../rules/barcodes/gs1";
import { offerOf } from "./offer-json-ld";
import { LOGO, organisationId } from "./organisation";
import { returnPolicy } from "./delivery-json-ld";
import type { BreadcrumbList, ItemList, OnlineStore, ProductNode, ToUrl, WebSite } from "./schema-org";

const CONTEXT = { "@context": "https://schema.org" } as const;

/** Anonymous price, never a customer's own; null without one, as a product needs an offer. `description` is plain text. */
export function productJsonLd(
  product: ProductDetail,
  description: string,
  seller: Seller | null,
  toUrl: ToUrl,
): ProductNode | null {
  const url = toUrl(paths.product(product.slug));
  const offers = offerOf(product, {
    url,
    kind: foodKind(product.food),
    seller,
    storeId: organisationId(toUrl),
  });
  if (!offers) return null;
  const images = product.pictures.map((picture) => toUrl(picture.large || picture.photo));
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
    offers,
  };
}

export function breadcrumbJsonLd(
  items: BreadcrumbItem[],
  current: BreadcrumbItem,
  toUrl: ToUrl,
): BreadcrumbList {
  const home = { name: brand.name, path: paths.home() };
  const steps = [home, ...items, current];
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

type ListEntry = { path: string; name?: string };

/** `first` is the position of the first entry in the whole list, from 1. */
export function linkListJsonLd(
  name: string,
  entries: ListEntry[],
  toUrl: ToUrl,
  { total = entries.length, first = 1 } = {},
): ItemList {
  return {
    ...CONTEXT,
    "@type": "ItemList",
    name,
    numberOfItems: total,
    itemListElement: entries.map(({ path, name: entryName }, index) => ({
      "@type": "ListItem",
      position: first + index,
      ...(entryName !== undefined && { name: entryName }),
      url: toUrl(path),
    })),
  };
}

export function itemListJsonLd(
  name: string,
  products: Product[],
  total: number,
  first: number,
  toUrl: ToUrl,
): ItemList {
  const entries = products.map(({ slug }) => ({ path: paths.product(slug) }));
  return linkListJsonLd(name, entries, toUrl, { total, first });
}

export function webSiteJsonLd(name: string, locale: string, toUrl: ToUrl): WebSite {
  return {
    ...CONTEXT,
    "@type": "WebSite",
    "@id": `${toUrl("/")}#website`,
    name,
    url: toUrl("/"),
    inLanguage: locale,
    publisher: { "@id": organisationId(toUrl) },
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
    "@id": organisationId(toUrl),
    name,
    url: toUrl("/"),
    logo: toUrl(LOGO),
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
    ...(seller.returns ? { hasMerchantReturnPolicy: returnPolicy(seller.returns, country) } : {}),
  };
}
