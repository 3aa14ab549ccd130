import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { getProduct } from "../ebsn/catalogue";
import { paths } from "../paths/paths";
import { notFoundMetadata } from "./not-found";
import { pageMetadata } from "./metadata";
import { productDescriptionKey } from "./product-description-key";
import { productTitle } from "./product-title";

export async function productMetadata(slug: string | null): Promise<Metadata> {
  const product = slug ? await getProduct(slug) : null;
  if (!product) return notFoundMetadata();
  const [t, locale] = await Promise.all([getTranslations("seo"), getLocale()]);
  const { name, brand, packSize } = product;
  const title = productTitle(product, (full) => t("titleTemplate", { title: full }));
  return pageMetadata({
    locale,
    path: paths.product(product.slug),
    title,
    description: t(productDescriptionKey(product), { name, brand, packSize }),
    image: product.picture?.large,
    hasMarkdown: true,
  });
}
