import { getLocale } from "next-intl/server";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { textOf } from "@/lib/html/policy";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd, productJsonLd } from "@/lib/seo/json-ld";
import { addressIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

/** A product with its anonymous offer, and the way to it. */
export async function ProductJsonLd({ product }: { product: ProductDetail }) {
  const address = addressIn(await getLocale());
  const crumbs = product.crumbs.filter((crumb) => crumb.slug);
  const here = { name: product.name, path: paths.product(product.slug) };
  return (
    <>
      <JsonLd data={productJsonLd(product, textOf(product.description), address)} />
      <JsonLd data={breadcrumbJsonLd(crumbs, here, address)} />
    </>
  );
}
