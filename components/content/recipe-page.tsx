import { getLocale, getTranslations } from "next-intl/server";
import { BlockTitle } from "@/components/blocks/block-title";
import { Carousel } from "@/components/blocks/carousel";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { listQuery } from "@/components/product/list-query";
import { ProductCard } from "@/components/product/product-card";
import { cardContext } from "@/components/product/product-grid";
import { SessionList } from "@/components/product/session-list";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { Html } from "@/components/ui/html";
import { getRecipeProducts, recipeProductParams } from "@/lib/ebsn/articles";
import type { Article } from "@/lib/ebsn/domain/article";
import type { Product } from "@/lib/ebsn/domain/product";
import { localPath } from "@/lib/i18n/local-path";
import { contentPaths } from "@/lib/content-paths";
import { ArticleGrid } from "./article-grid";
import { otherArticles } from "./other-articles";
import { RecipeHead } from "./recipe-head";
import { RecipeMethod } from "./recipe-method";
import styles from "./recipe-page.module.css";
import { RecipeShopping } from "./recipe-shopping";
import { shoppingOf, shoppingWords } from "./recipe-shopping-props";

/** The recipe can be cooked from while the catalogue is away. */
async function productsOrNone(article: Article): Promise<Product[]> {
  try {
    return await getRecipeProducts(article);
  } catch {
    return [];
  }
}

export async function RecipePage({ article }: { article: Article }) {
  const [t, locale, context, products, others] = await Promise.all([
    getTranslations("content"),
    getLocale(),
    cardContext(),
    productsOrNone(article),
    otherArticles(article),
  ]);
  const href = localPath(locale);
  const { recipe, title } = article;
  const crumbs = [
    { name: t("recipes"), slug: "ricette" },
    ...(article.course
      ? [{ name: article.course.name, slug: `ricette/portata/${article.course.slug}` }]
      : []),
  ];
  return (
    <>
      <Breadcrumb crumbs={crumbs} here={title} />
      <ContentJsonLd
        crumbs={crumbs}
        here={{ name: title, path: contentPaths.recipe(article.slug) }}
        article={article}
      />
      <article>
        <RecipeHead article={article} />
        {recipe ? (
          <div className={styles.kitchen}>
            <RecipeShopping
              locale={locale}
              portions={recipe.portions}
              items={shoppingOf(recipe, products, href)}
              words={shoppingWords(t)}
            />
            <RecipeMethod recipe={recipe} />
          </div>
        ) : (
          <Html markup={article.content} className={styles.words} />
        )}
      </article>
      {products.length > 0 && (
        <section className={styles.section}>
          <BlockTitle title={t("products")} />
          <SessionList query={listQuery(recipeProductParams(article))}>
            <Carousel label={t("products")} shown="cards" single={products.length === 1}>
              {products.map((product) => (
                <ProductCard key={product.productId} product={product} context={context} />
              ))}
            </Carousel>
          </SessionList>
        </section>
      )}
      {others.length > 0 && (
        <aside className={styles.section}>
          <BlockTitle
            title={t("moreRecipes")}
            more={{ href: href(contentPaths.recipes()), text: t("allRecipes") }}
          />
          <ArticleGrid articles={others} />
        </aside>
      )}
    </>
  );
}
