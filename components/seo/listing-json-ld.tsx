import { getLocale } from "next-intl/server";
import type { Category } from "@/lib/ebsn/domain/category";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld";
import { addressIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

type Props = { category: Category; list: ProductList };

/** The way to a category and the products on this page of it. */
export async function ListingJsonLd({ category, list }: Props) {
  const address = addressIn(await getLocale());
  const { name, slug, crumbs } = category;
  const above = crumbs.filter((crumb) => crumb.slug && crumb.slug !== slug);
  const first = (list.page.number - 1) * list.page.size + 1;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(above, { name, path: paths.category(slug) }, address)} />
      {list.products.length > 0 && (
        <JsonLd data={itemListJsonLd(name, list.products, list.page.items, first, address)} />
      )}
    </>
  );
}
