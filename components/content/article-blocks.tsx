import { getLocale, getTranslations } from "next-intl/server";
import { BlockTitle } from "@/components/ui/block-title";
import { Carousel } from "@/components/ui/carousel";
import { logBlockFailure } from "@/lib/content/log-block-failure";
import { withinBudget } from "@/lib/upstream/within-budget";
import { carouselMotion } from "@/lib/content/carousel-motion";
import type { ArticleCard as Card } from "@/lib/ebsn/domain/article";
import type { Block } from "@/lib/ebsn/domain/category";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/paths/content-paths";
import { ArticleCard } from "./article-card";
import styles from "./article-grid.module.css";
import { blockArticleKind, readBlockArticles } from "./block-articles";

const getBlockArticles = (block: Block): Promise<Card[]> =>
  withinBudget(readBlockArticles(block)).then(({ articles }) => articles, logBlockFailure(block));

async function readBlock(block: Block) {
  const [t, locale, articles] = await Promise.all([
    getTranslations("content"),
    getLocale(),
    getBlockArticles(block),
  ]);
  const href = localizePath(locale);
  const link =
    blockArticleKind(block) === "recipe"
      ? { href: href(contentPaths.recipes()), text: t("allRecipes") }
      : { href: href(contentPaths.articles()), text: t("allNews") };
  return { articles, href, link, lang: contentLanguage(locale) };
}

type Props = { block: Block };

export async function ArticleSlider({ block }: Props) {
  const { articles, href, link, lang } = await readBlock(block);
  if (articles.length === 0) return null;
  const { TITLE: title } = block.settings;
  return (
    <>
      <BlockTitle title={title} link={link} lang={lang} />
      <Carousel
        label={title || link.text}
        layout="cards"
        isTitled={Boolean(title)}
        {...carouselMotion(block.settings)}
      >
        {articles.map((article) => (
          <ArticleCard key={article.articleId} article={article} href={href} />
        ))}
      </Carousel>
    </>
  );
}

async function List({ block, size }: Props & { size: "small" | "normal" }) {
  const { articles, href, link, lang } = await readBlock(block);
  if (articles.length === 0) return null;
  return (
    <>
      <BlockTitle title={block.settings.TITLE} link={link} lang={lang} />
      <ul className={styles.four}>
        {articles.map((article) => (
          <ArticleCard key={article.articleId} article={article} href={href} size={size} />
        ))}
      </ul>
    </>
  );
}

export const ArticleCardList = ({ block }: Props) => <List block={block} size="normal" />;

export const ArticleList = ({ block }: Props) => <List block={block} size="small" />;
