import { getLocale } from "next-intl/server";
import { categoryItems } from "@/lib/catalogue/breadcrumb";
import type { Category } from "@/lib/ebsn/domain/category";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths/paths";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

type Props = { category: Category; list: ProductList };

export async function ListingJsonLd({ category, list }: Props) {
  const toUrl = absoluteUrlIn(await getLocale());
  const { name, slug, crumbs } = category;
  const ancestors = categoryItems(crumbs, slug);
  const first = (list.page.number - 1) * list.page.size + 1;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(ancestors, { name, path: paths.category(slug) }, toUrl)} />
      {list.products.length > 0 && (
        <JsonLd data={itemListJsonLd(name, list.products, list.page.items, first, toUrl)} />
      )}
    </>
  );
}
