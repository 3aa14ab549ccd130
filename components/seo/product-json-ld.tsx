import { getLocale } from "next-intl/server";
import { categoryItems } from "@/lib/catalogue/breadcrumb";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { htmlToText } from "@/lib/html/sanitize";
import { paths } from "@/lib/paths/paths";
import { getSeller } from "@/lib/brand/seller";
import { breadcrumbJsonLd, productJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

export async function ProductJsonLd({ product }: { product: ProductDetail }) {
  const toUrl = absoluteUrlIn(await getLocale());
  const current = { name: product.name, path: paths.product(product.slug) };
  const node = productJsonLd(product, htmlToText(product.description), getSeller(), toUrl);
  return (
    <>
      {node && <JsonLd data={node} />}
      <JsonLd data={breadcrumbJsonLd(categoryItems(product.crumbs), current, toUrl)} />
    </>
  );
}
