import { getLocale, getTranslations } from "next-intl/server";
import { BlockTitle } from "@/components/ui/block-title";
import { Carousel } from "@/components/ui/carousel";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { listQuery } from "@/components/product/list-query";
import { ProductCard } from "@/components/product/product-card";
import { getCardContext } from "@/components/product/card-context";
import { SessionProductsProvider } from "@/components/product/session-products";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { getRecipeProducts, recipeProductParams } from "@/lib/ebsn/articles";
import { readFoodProfileMessages } from "@/lib/food-profile/messages";
import type { Article } from "@/lib/ebsn/domain/article";
import type { Product } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/paths/content-paths";
import { FormMarkup } from "./form-markup";
import { ArticleGrid } from "./article-grid";
import { getRelatedArticles } from "./related-articles";
import { RecipeHead } from "./recipe-head";
import { RecipeMethod } from "./recipe-method";
import proseStyles from "./prose.module.css";
import styles from "./recipe-page.module.css";
import { RecipeShopping } from "./recipe-shopping";
import { toShoppingItems, getShoppingMessages } from "./recipe-shopping-props";

/** The recipe is usable without its products. */
async function getProductsOrNone(article: Article): Promise<Product[]> {
  try {
    return await getRecipeProducts(article);
  } catch {
    return [];
  }
}

export async function RecipePage({ article }: { article: Article }) {
  const [t, locale, context, products, relatedArticles] = await Promise.all([
    getTranslations("content"),
    getLocale(),
    getCardContext(),
    getProductsOrNone(article),
    getRelatedArticles(article),
  ]);
  const href = localizePath(locale);
  const foodProfile = await readFoodProfileMessages(locale);
  const { recipe, title } = article;
  const items = [
    { name: t("recipes"), path: contentPaths.recipes() },
    ...(article.course
      ? [{ name: article.course.name, path: contentPaths.course(article.course.slug), isContent: true }]
      : []),
  ];
  return (
    <>
      <Breadcrumb items={items} current={<ContentText>{title}</ContentText>} />
      <ContentJsonLd
        items={items}
        current={{ name: title, path: contentPaths.recipe(article.slug) }}
        article={article}
      />
      <article>
        <RecipeHead article={article} />
        {recipe ? (
          <div className={styles.columns}>
            <RecipeShopping
              locale={locale}
              portions={recipe.portions}
              items={toShoppingItems(recipe, products, href)}
              messages={getShoppingMessages(t)}
              allergenNames={foodProfile.need}
            />
            <RecipeMethod title={title} recipe={recipe} />
          </div>
        ) : (
          <FormMarkup markup={article.content} className={proseStyles.prose} lang={contentLanguage(locale)} />
        )}
      </article>
      {products.length > 0 && (
        <section className={styles.section}>
          <BlockTitle title={t("products")} />
          <SessionProductsProvider query={listQuery(recipeProductParams(article))}>
            <Carousel label={t("products")} layout="cards" isTitled>
              {products.map((product) => (
                <ProductCard key={product.productId} product={product} context={context} isSlide />
              ))}
            </Carousel>
          </SessionProductsProvider>
        </section>
      )}
      {relatedArticles.length > 0 && (
        <aside className={styles.section}>
          <BlockTitle
            title={t("moreRecipes")}
            link={{ href: href(contentPaths.recipes()), text: t("allRecipes") }}
          />
          <ArticleGrid articles={relatedArticles} />
        </aside>
      )}
    </>
  );
}
