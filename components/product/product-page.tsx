import { getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { AfterPaint } from "@/components/ui/after-paint";
import { BlockTitle } from "@/components/ui/block-title";
import { Carousel } from "@/components/ui/carousel";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { ProductJsonLd } from "@/components/seo/product-json-ld";
import { categoryItems } from "@/lib/catalogue/breadcrumb";
import { getProduct, getRelatedProducts } from "@/lib/ebsn/catalogue";
import type { Product, ProductDetail } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths/paths";
import { areAllPricesHidden } from "@/lib/rules/prices/hidden-price";
import { findAlternatives } from "@/lib/rules/products/alternatives";
import { withinBudget } from "@/lib/upstream/within-budget";
import { BuyBox } from "./buy-box";
import { PriceChart } from "./price-chart";
import { ProductCard } from "./product-card";
import { ProductFacts } from "./product-facts";
import { ProductGallery } from "./product-gallery";
import { getCardContext } from "./card-context";
import { ALTERNATIVES } from "./product-price";
import styles from "./product-page.module.css";
import { SessionProductsProvider } from "./session-products";

const RELATED_COUNT = 12;
/** Among more products some have nearly the same price. */
const CANDIDATE_COUNT = 24;

/** Related products are optional: a failure must not break the page. */
async function getRelatedOrEmpty(
  product: ProductDetail,
  size: { count: number; pageSize: number },
): Promise<Product[]> {
  try {
    return await withinBudget(getRelatedProducts(product, size));
  } catch {
    return [];
  }
}

export async function ProductPage({ slug }: { slug: string }) {
  const product = await getProduct(slug);
  if (!product) notFound();
  const context = await getCardContext();
  if (product.slug !== slug) permanentRedirect(context.href(paths.product(product.slug)));
  const isSoldOut = product.available <= 0;
  const count = isSoldOut ? CANDIDATE_COUNT : RELATED_COUNT;
  // The product itself and those that may not be promoted are left out.
  const pageSize = 2 * count;
  const [related, t] = await Promise.all([
    getRelatedOrEmpty(product, { count, pageSize }),
    getTranslations("product"),
  ]);
  const category = product.crumbs.findLast(({ slug: path }) => path);
  const arePricesHidden = areAllPricesHidden([product, ...related]);
  const shown = isSoldOut
    ? findAlternatives(product, related, { arePricesHidden }).slice(0, RELATED_COUNT)
    : related;
  const title = t(isSoldOut ? "alternatives" : "related");
  return (
    <>
      <Breadcrumb items={categoryItems(product.crumbs)} current={<ContentText>{product.name}</ContentText>} />
      <article>
        <ProductJsonLd product={product} />
        <SessionProductsProvider query={{ slug }} className={styles.top}>
          <ProductGallery product={product} />
          <BuyBox product={product} context={context} />
        </SessionProductsProvider>
        <AfterPaint>
          <ProductFacts product={product}>
            <PriceChart product={product} context={context} />
          </ProductFacts>
        </AfterPaint>
      </article>
      <AfterPaint>
        {(shown.length > 0 || isSoldOut) && (
          <section id={ALTERNATIVES} className={styles.related}>
            <BlockTitle
              title={title}
              link={category && { href: context.href(paths.category(category.slug)), text: category.name }}
            />
            {shown.length === 0 ? (
              <p>{t("noAlternatives")}</p>
            ) : (
              <SessionProductsProvider
                query={{ parent_category_id: product.categoryId ?? undefined, page_size: pageSize }}
              >
                <Carousel label={title} layout="cards" isTitled>
                  {shown.map((relatedProduct) => (
                    <ProductCard
                      key={relatedProduct.productId}
                      product={relatedProduct}
                      context={context}
                      isSlide
                    />
                  ))}
                </Carousel>
              </SessionProductsProvider>
            )}
          </section>
        )}
      </AfterPaint>
    </>
  );
}
