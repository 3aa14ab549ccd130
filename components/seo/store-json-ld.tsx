import { getLocale, getTranslations } from "next-intl/server";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { paths } from "@/lib/paths/paths";
import { breadcrumbJsonLd, linkListJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { groceryStoreJsonLd } from "@/lib/seo/store-json-ld";
import { JsonLd } from "./json-ld";

export async function StoreJsonLd({ store }: { store: Warehouse }) {
  const [t, locale] = await Promise.all([getTranslations("stores"), getLocale()]);
  const toUrl = absoluteUrlIn(locale);
  const current = { name: store.name, path: paths.store(store.slug) };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([{ name: t("title"), path: paths.stores() }], current, toUrl)} />
      <JsonLd data={groceryStoreJsonLd(store, toUrl)} />
    </>
  );
}

export async function StoresJsonLd({ stores }: { stores: Warehouse[] }) {
  const [t, locale] = await Promise.all([getTranslations("stores"), getLocale()]);
  const toUrl = absoluteUrlIn(locale);
  const entries = stores.map(({ name, slug }) => ({ name, path: paths.store(slug) }));
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([], { name: t("title"), path: paths.stores() }, toUrl)} />
      {stores.length > 0 && <JsonLd data={linkListJsonLd(t("heading"), entries, toUrl)} />}
    </>
  );
}
