import { getLocale, getTranslations } from "next-intl/server";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { groceryStoreJsonLd } from "@/lib/seo/store-json-ld";
import type { ItemList } from "@/lib/seo/schema-org";
import { JsonLd } from "./json-ld";

export async function StoreJsonLd({ store }: { store: Warehouse }) {
  const [t, locale] = await Promise.all([getTranslations("stores"), getLocale()]);
  const toUrl = absoluteUrlIn(locale);
  const here = { name: store.name, path: paths.store(store.slug) };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([{ name: t("title"), path: paths.stores() }], here, toUrl)} />
      <JsonLd data={groceryStoreJsonLd(store, toUrl)} />
    </>
  );
}

export async function StoresJsonLd({ stores }: { stores: Warehouse[] }) {
  const [t, locale] = await Promise.all([getTranslations("stores"), getLocale()]);
  const toUrl = absoluteUrlIn(locale);
  const list: ItemList = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: t("heading"),
    numberOfItems: stores.length,
    itemListElement: stores.map((store, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: store.name,
      url: toUrl(paths.store(store.slug)),
    })),
  };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([], { name: t("title"), path: paths.stores() }, toUrl)} />
      {stores.length > 0 && <JsonLd data={list} />}
    </>
  );
}
