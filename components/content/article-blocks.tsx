import { getLocale, getTranslations } from "next-intl/server";
import { BlockTitle } from "@/components/ui/block-title";
import { Carousel } from "@/components/ui/carousel";
import { logBlockFailure } from "@/lib/content/log-block-failure";
import { withinBudget } from "@/lib/upstream/within-budget";
import { carouselMotion } from "@/lib/content/carousel-motion";
import type { ArticleCard as Card } from "@/lib/ebsn/domain/article";
import type { Block } from "@/lib/ebsn/domain/category";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/paths/content-paths";
import { ArticleCard } from "./article-card";
import styles from "./article-grid.module.css";
import { readBlockArticles } from "./block-articles";

const getBlockArticles = (block: Block): Promise<Card[]> =>
  withinBudget(readBlockArticles(block)).then(({ articles }) => articles, logBlockFailure(block));

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
  const [t, articles] = await Promise.all([getTranslations("content"), getBlockArticles(block)]);
  return (
    <Slider
      block={block}
      articles={articles}
      link={{ href: contentPaths.recipes(), text: t("allRecipes") }}
    />
  );
}

export async function ArticleSlider({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([getTranslations("content"), getBlockArticles(block)]);
  return (
    <Slider block={block} articles={articles} link={{ href: contentPaths.articles(), text: t("allNews") }} />
  );
}

export async function ArticleCardList({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([getTranslations("content"), getBlockArticles(block)]);
  return (
    <List block={block} articles={articles} link={{ href: contentPaths.articles(), text: t("allNews") }} />
  );
}

export async function ArticleList({ block }: { block: Block }) {
  const [t, articles] = await Promise.all([getTranslations("content"), getBlockArticles(block)]);
  return (
    <List
      block={block}
      articles={articles}
      link={{ href: contentPaths.articles(), text: t("allNews") }}
      small
    />
  );
}
