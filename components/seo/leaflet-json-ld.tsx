import { getLocale, getTranslations } from "next-intl/server";
import { leafletPath } from "@/components/leaflet/leaflet-href";
import type { Leaflet, LeafletCard } from "@/lib/ebsn/domain/leaflet";
import type { Product } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld";
import { addressIn } from "@/lib/seo/metadata";
import type { ItemList } from "@/lib/seo/things";
import { JsonLd } from "./json-ld";

/** The way to a leaflet and the offers in it. */
export async function LeafletJsonLd({ leaflet, products }: { leaflet: Leaflet; products: Product[] }) {
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  const address = addressIn(locale);
  const here = { name: leaflet.title, path: leafletPath(leaflet) };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([{ name: t("title"), slug: "volantini" }], here, address)} />
      {products.length > 0 && (
        <JsonLd data={itemListJsonLd(leaflet.title, products, products.length, 1, address)} />
      )}
    </>
  );
}

/** All leaflets, as a list. */
export async function LeafletsJsonLd({ leaflets }: { leaflets: LeafletCard[] }) {
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  const address = addressIn(locale);
  const list: ItemList = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: t("heading"),
    numberOfItems: leaflets.length,
    itemListElement: leaflets.map((leaflet, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: leaflet.title,
      url: address(leafletPath(leaflet)),
    })),
  };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([], { name: t("title"), path: paths.leaflets() }, address)} />
      {leaflets.length > 0 && <JsonLd data={list} />}
    </>
  );
}
