import { getLocale, getTranslations } from "next-intl/server";
import { BlockTitle } from "@/components/ui/block-title";
import { Carousel } from "@/components/ui/carousel";
import { logBlockFailure } from "@/lib/log-block-failure";
import { carouselMotion } from "@/lib/carousel-motion";
import type { ArticleCard as Card, ArticleKind } from "@/lib/ebsn/domain/article";
import { getArticles } from "@/lib/ebsn/articles";
import type { Block } from "@/lib/ebsn/domain/category";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/content-paths";
import { ArticleCard } from "./article-card";
import styles from "./article-grid.module.css";

/** Defaults of the specification. */
const DEFAULT_LIMITS = { recipes: 8, slider: 8, list: 4 } as const;

const MAX_ARTICLES = 24;

const parsePositive = (text: string | undefined): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

const KINDS: Readonly<Record<string, ArticleKind>> = { recipe: "recipe", post: "post" };

function getBlockArticles(block: Block, defaultKind: ArticleKind, defaultLimit: number): Promise<Card[]> {
  const { settings } = block;
  const kind = KINDS[settings.ARTICLE_TYPE ?? ""] ?? defaultKind;
  const pageSize = Math.min(
    MAX_ARTICLES,
    parsePositive(settings.PRODUCT_LIMIT ?? settings.LIMIT) ?? defaultLimit,
  );
  const classId = parsePositive(settings.ARTICLE_CLASS_ID);
  return getArticles({ kind, classId, pageSize }).then(({ articles }) => articles, logBlockFailure(block));
}

type Props = { block: Block; articles: Card[]; link: { href: string; text: string } };

async function Slider({ block, articles, link }: Props) {
  if (articles.length === 0) return null;
  const href = localizePath(await getLocale());
  return (
    <>
      <BlockTitle title={block.settings.TITLE} link={{ ...link, href: href(link.href) }} />
      <Carousel
        label={block.settings.TITLE || link.text}
        layout="cards"
        isTitled={Boolean(block.settings.TITLE)}
        {...carouselMotion(block.settings)}
      >
        {articles.map((article) => (
          <ArticleCard key={article.articleId} article={article} href={href} />
        ))}
      </Carousel>
    </>
  );
}

async function List({ block, articles, link, small }: Props & { small?: boolean }) {
  if (articles.length === 0) return null;
  const href = localizePath(await getLocale());
  return (
    <>
      <BlockTitle title={block.settings.TITLE} link={{ ...link, href: href(link.href) }} />
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
    getBlockArticles(block, "recipe", DEFAULT_LIMITS.recipes),
  ]);
  return (
    <Slider
      block={block}
      articles={articles}
      link={{ href: contentPaths.recipes(), text: t("allRecipes") }}
    />
  );
}

export async function ArticleSlider({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([
    getTranslations("content"),
    getBlockArticles(block, "post", DEFAULT_LIMITS.slider),
  ]);
  return (
    <Slider block={block} articles={articles} link={{ href: contentPaths.articles(), text: t("allNews") }} />
  );
}

export async function ArticleCardList({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([
    getTranslations("content"),
    getBlockArticles(block, "post", DEFAULT_LIMITS.list),
  ]);
  return (
    <List block={block} articles={articles} link={{ href: contentPaths.articles(), text: t("allNews") }} />
  );
}

export async function ArticleList({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([
    getTranslations("content"),
    getBlockArticles(block, "post", DEFAULT_LIMITS.list),
  ]);
  return (
    <List
      block={block}
      articles={articles}
      link={{ href: contentPaths.articles(), text: t("allNews") }}
      small
    />
  );
}
