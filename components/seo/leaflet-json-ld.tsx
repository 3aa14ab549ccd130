import { getLocale, getTranslations } from "next-intl/server";
import { leafletPath } from "@/lib/paths/leaflet-path";
import type { Leaflet, LeafletCard } from "@/lib/ebsn/domain/leaflet";
import type { Product } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths/paths";
import { breadcrumbJsonLd, itemListJsonLd, linkListJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

export async function LeafletJsonLd({ leaflet, products }: { leaflet: Leaflet; products: Product[] }) {
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  const toUrl = absoluteUrlIn(locale);
  const current = { name: leaflet.title, path: leafletPath(leaflet) };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([{ name: t("title"), path: paths.leaflets() }], current, toUrl)} />
      {products.length > 0 && (
        <JsonLd data={itemListJsonLd(leaflet.title, products, products.length, 1, toUrl)} />
      )}
    </>
  );
}

export async function LeafletsJsonLd({ leaflets }: { leaflets: LeafletCard[] }) {
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  const toUrl = absoluteUrlIn(locale);
  const entries = leaflets.map((leaflet) => ({ name: leaflet.title, path: leafletPath(leaflet) }));
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([], { name: t("title"), path: paths.leaflets() }, toUrl)} />
      {leaflets.length > 0 && <JsonLd data={linkListJsonLd(t("heading"), entries, toUrl)} />}
    </>
  );
}
