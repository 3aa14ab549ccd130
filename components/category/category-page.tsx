import { getLocale, getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { BannerGrid } from "@/components/blocks/banner-grid";
import { BlockRows } from "@/components/blocks/block-rows";
import { blocksBetween } from "@/components/blocks/blocks-between";
import { preloadBlocks } from "@/components/blocks/preload-blocks";
import { PreviewBlocks } from "@/components/blocks/preview-blocks";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { ListingJsonLd } from "@/components/seo/listing-json-ld";
import { SkipLink } from "@/components/ui/skip-link";
import { categoryItems } from "@/lib/catalogue/breadcrumb";
import { config } from "@/lib/config";
import { getCategory, getCategoryTree, getProducts, withOfferedFacets } from "@/lib/ebsn/catalogue";
import { type Facets, orderBy, type Sort } from "@/lib/catalogue/listing";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { CategoryHeader } from "./category-header";
import { PagePopup } from "./page-popup";
import { CategoryText } from "./category-text";
import styles from "./category-header.module.css";
import { Listing } from "@/components/product/listing";
import { listedProductsQuery } from "@/components/product/listed-products-query";
import { findCategory } from "@/lib/catalogue/category-tree";
import { listingHref } from "@/components/product/listing-href";

type Props = { slug: string; page: number; sort?: Sort; facets: Facets };

export async function CategoryPage({ slug, page, sort, facets: requested }: Props) {
  const [result, locale, t] = await Promise.all([
    getCategory(slug),
    getLocale(),
    getTranslations("category"),
  ]);
  if (!result) notFound();
  const href = localizePath(locale);
  if (slug === config.homeSlug) permanentRedirect(href(paths.home()));
  if ("movedTo" in result) {
    permanentRedirect(href(listingHref(paths.category(result.movedTo), { page, sort, facets: requested })));
  }
  const { category } = result;
  const isFirstPage = page === 1 && !sort;
  if (isFirstPage && Object.keys(requested).length === 0) preloadBlocks(category.blocks);
  const query = await withOfferedFacets({
    categoryId: category.categoryId,
    page,
    sort: orderBy(sort),
    facets: requested,
  });
  const { facets } = query;
  const [list, tree] = await Promise.all([getProducts(query), getCategoryTree()]);
  if (page > Math.max(1, list.page.count)) notFound();
  const isUnfiltered = isFirstPage && Object.keys(facets).length === 0;
  const isBlocksOnly = isUnfiltered && list.page.items === 0 && category.blocks.length > 0;
  const picture = findCategory(tree, category.categoryId)?.picture ?? "";
  return (
    <>
      <ListingJsonLd category={category} list={list} />
      {!isBlocksOnly && <SkipLink to="products">{t("skipToProducts")}</SkipLink>}
      <Breadcrumb
        items={categoryItems(category.crumbs, slug)}
        current={<ContentText>{category.name}</ContentText>}
      />
      <CategoryHeader category={category} picture={picture} page={page} href={href} />
      {isBlocksOnly ? (
        <BlockRows blocks={category.blocks} />
      ) : (
        <Listing
          list={list}
          path={href(paths.category(slug))}
          query={listedProductsQuery(query, list.products)}
          sort={sort}
          selectedFacets={facets}
          insertedRows={isUnfiltered ? blocksBetween(category.blocks) : undefined}
        />
      )}
      {isUnfiltered && category.proposals.length > 0 && (
        <section className={styles.proposals} aria-label={t("proposals", { name: category.name })}>
          <BannerGrid
            block={{
              blockId: 0,
              mode: "BannerGrid",
              position: 0,
              proposals: category.proposals,
              settings: {},
            }}
          />
        </section>
      )}
      <PreviewBlocks blocks={isUnfiltered ? category.blocks : []} hiddenBlocks={category.hiddenBlocks} />
      {isUnfiltered && <CategoryText description={category.description} />}
      <PagePopup category={category} />
    </>
  );
}
