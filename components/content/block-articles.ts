import { parsePositive } from "@/lib/content/block-settings";
import { getArticles } from "@/lib/content/articles";
import type { ArticleKind, ArticleList } from "@/lib/ebsn/domain/article";
import type { Block } from "@/lib/ebsn/domain/category";

type Defaults = { kind: ArticleKind; limit: number };

const POSTS: Defaults = { kind: "post", limit: 4 };

const DEFAULTS: Readonly<Record<string, Defaults>> = {
  RecipeSlider: { kind: "recipe", limit: 8 },
  ArticleSlider: { kind: "post", limit: 8 },
};

const MAX_ARTICLES = 24;

const KINDS: Readonly<Record<string, ArticleKind>> = { recipe: "recipe", post: "post" };

const defaultsOf = ({ mode }: Block): Defaults => DEFAULTS[mode] ?? POSTS;

export const blockArticleKind = (block: Block): ArticleKind =>
  KINDS[(block.settings.ARTICLE_TYPE ?? "").toLowerCase()] ?? defaultsOf(block).kind;

export function readBlockArticles(block: Block): Promise<ArticleList> {
  const { PRODUCT_LIMIT, LIMIT, ARTICLE_CLASS_ID } = block.settings;
  const limit = parsePositive(PRODUCT_LIMIT || LIMIT) ?? defaultsOf(block).limit;
  return getArticles({
    kind: blockArticleKind(block),
    classId: parsePositive(ARTICLE_CLASS_ID),
    pageSize: Math.min(MAX_ARTICLES, limit),
  });
}
