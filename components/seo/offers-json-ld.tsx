import { getLocale, getTranslations } from "next-intl/server";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths/paths";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

/** `name` and `slug` of the department or kind, "" for the whole shop. */
type Props = { name: string; slug: string; list: ProductList };

export async function OffersJsonLd({ name, slug, list }: Props) {
  const [t, locale] = await Promise.all([getTranslations("offers"), getLocale()]);
  const toUrl = absoluteUrlIn(locale);
  const title = name ? t("titleIn", { name }) : t("title");
  const first = (list.page.number - 1) * list.page.size + 1;
  const ancestors = name ? [{ name: t("title"), path: paths.offers() }] : [];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(ancestors, { name: name || title, path: paths.offers(slug) }, toUrl)} />
      {list.products.length > 0 && (
        <JsonLd data={itemListJsonLd(title, list.products, list.page.items, first, toUrl)} />
      )}
    </>
  );
}
