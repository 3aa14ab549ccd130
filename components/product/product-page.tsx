import { getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { BlockTitle } from "@/components/blocks/block-title";
import { Carousel } from "@/components/blocks/carousel";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { ProductJsonLd } from "@/components/seo/product-json-ld";
import { getProduct, getRelated } from "@/lib/ebsn/catalogue";
import type { Product, ProductDetail } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";
import { BuyBox } from "./buy-box";
import { ProductCard } from "./product-card";
import { ProductFacts } from "./product-facts";
import { ProductGallery } from "./product-gallery";
import { cardContext } from "./product-grid";
import styles from "./product-page.module.css";
import { SessionList } from "./session-list";

/** The page stands without its neighbours. */
async function relatedOrNone(product: ProductDetail): Promise<Product[]> {
  try {
    return await getRelated(product);
  } catch {
    return [];
  }
}

export async function ProductPage({ slug }: { slug: string }) {
  const product = await getProduct(slug);
  if (!product) notFound();
  const context = await cardContext();
  if (product.slug !== slug) permanentRedirect(context.href(paths.product(product.slug)));
  const [related, t] = await Promise.all([relatedOrNone(product), getTranslations("product")]);
  const shelf = product.crumbs.at(-1);
  return (
    <>
      <Breadcrumb crumbs={product.crumbs} here={product.name} />
      <article>
        <SessionList query={{ slug }} className={styles.top}>
          <ProductGallery product={product} />
          <BuyBox product={product} context={context} />
        </SessionList>
        <ProductFacts product={product} />
        <ProductJsonLd product={product} />
      </article>
      {related.length > 0 && (
        <section className={styles.related}>
          <BlockTitle
            title={t("related")}
            more={shelf && { href: context.href(paths.category(shelf.slug)), text: shelf.name }}
          />
          <SessionList query={{ parent_category_id: product.categoryId ?? undefined, page_size: 13 }}>
            <Carousel label={t("related")} shown="cards">
              {related.map((other) => (
                <ProductCard key={other.productId} product={other} context={context} />
              ))}
            </Carousel>
          </SessionList>
        </section>
      )}
    </>
  );
}
