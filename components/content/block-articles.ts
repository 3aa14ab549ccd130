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

export function readBlockArticles({ mode, settings }: Block): Promise<ArticleList> {
  const defaults = DEFAULTS[mode] ?? POSTS;
  const kind = KINDS[settings.ARTICLE_TYPE ?? ""] ?? defaults.kind;
  const pageSize = Math.min(
    MAX_ARTICLES,
    parsePositive(settings.PRODUCT_LIMIT ?? settings.LIMIT) ?? defaults.limit,
  );
  return getArticles({ kind, classId: parsePositive(settings.ARTICLE_CLASS_ID), pageSize });
}
