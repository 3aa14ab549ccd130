import { getLocale, getTranslations } from "next-intl/server";
import { BlockTitle } from "@/components/blocks/block-title";
import { Carousel } from "@/components/blocks/carousel";
import { leftOut } from "@/components/blocks/left-out";
import type { ArticleCard as Card, ArticleKind } from "@/lib/ebsn/domain/article";
import { getArticles } from "@/lib/ebsn/articles";
import type { Block } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { contentPaths } from "@/lib/content-paths";
import { ArticleCard } from "./article-card";
import styles from "./article-grid.module.css";

/** The specification's numbers where a block sets none. */
const LIMITS = { recipes: 8, slider: 8, list: 4 } as const;

const MOST = 24;

const positive = (text: string | undefined): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

const KINDS: Readonly<Record<string, ArticleKind>> = { recipe: "recipe", post: "post" };

function articlesOf(block: Block, usualKind: ArticleKind, usual: number): Promise<Card[]> {
  const { settings } = block;
  const kind = KINDS[settings.ARTICLE_TYPE ?? ""] ?? usualKind;
  const pageSize = Math.min(MOST, positive(settings.PRODUCT_LIMIT ?? settings.LIMIT) ?? usual);
  const classId = positive(settings.ARTICLE_CLASS_ID);
  return getArticles({ kind, classId, pageSize }).then(({ articles }) => articles, leftOut(block));
}

type Props = { block: Block; articles: Card[]; more: { href: string; text: string } };

async function Slider({ block, articles, more }: Props) {
  if (articles.length === 0) return null;
  const href = localPath(await getLocale());
  return (
    <>
      <BlockTitle title={block.settings.TITLE} more={{ ...more, href: href(more.href) }} />
      <Carousel label={block.settings.TITLE || more.text} shown="cards" single={articles.length === 1}>
        {articles.map((article) => (
          <ArticleCard key={article.articleId} article={article} href={href} />
        ))}
      </Carousel>
    </>
  );
}

async function List({ block, articles, more, small }: Props & { small?: boolean }) {
  if (articles.length === 0) return null;
  const href = localPath(await getLocale());
  return (
    <>
      <BlockTitle title={block.settings.TITLE} more={{ ...more, href: href(more.href) }} />
      <ul className={styles.four}>
        {articles.map((article) => (
          <ArticleCard
            key={article.articleId}
            article={article}
            href={href}
            size={small ? "small" : "normal"}
          />
        ))}
      </ul>
    </>
  );
}

export async function RecipeSlider({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([
    getTranslations("content"),
    articlesOf(block, "recipe", LIMITS.recipes),
  ]);
  return (
    <Slider
      block={block}
      articles={articles}
      more={{ href: contentPaths.recipes(), text: t("allRecipes") }}
    />
  );
}

export async function ArticleSlider({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([
    getTranslations("content"),
    articlesOf(block, "post", LIMITS.slider),
  ]);
  return (
    <Slider block={block} articles={articles} more={{ href: contentPaths.articles(), text: t("allNews") }} />
  );
}

export async function ArticleCardList({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([
    getTranslations("content"),
    articlesOf(block, "post", LIMITS.list),
  ]);
  return (
    <List block={block} articles={articles} more={{ href: contentPaths.articles(), text: t("allNews") }} />
  );
}

export async function ArticleList({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([
    getTranslations("content"),
    articlesOf(block, "post", LIMITS.list),
  ]);
  return (
    <List
      block={block}
      articles={articles}
      more={{ href: contentPaths.articles(), text: t("allNews") }}
      small
    />
  );
}
