import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { articlePath } from "@/lib/paths/article-path";
import { contentPaths } from "@/lib/paths/content-paths";
import { searchContent } from "@/lib/content/documents";
import type { SearchResult } from "@/lib/content/domain";
import { getArticles } from "@/lib/content/articles";
import type { ArticleCard } from "@/lib/ebsn/domain/article";
import { log } from "@/lib/log";

export const CONTENT_GROUPS = ["recipes", "articles", "pages"] as const;

type GroupName = (typeof CONTENT_GROUPS)[number];

export type ContentGroup = { cards: ArticleCard[]; links: SearchResult[] };

export type ContentMatches = Record<GroupName, ContentGroup>;

const NOTHING: ContentGroup = { cards: [], links: [] };

/** Not searched, or not answered. */
export const NO_CONTENT: ContentMatches = { recipes: NOTHING, articles: NOTHING, pages: NOTHING };

export const countMatches = ({ cards, links }: ContentGroup): number => cards.length + links.length;

/** The content system answered, and knows nothing of what was searched. */
export const isFoundNowhere = (content: ContentMatches): boolean =>
  content !== NO_CONTENT && CONTENT_GROUPS.every((group) => countMatches(content[group]) === 0);

const BUDGET_MS = 500;
const MAX_CARDS = 4;
const MAX_LINKS = 6;

function groupOf({ path }: SearchResult): GroupName {
  if (path.startsWith(contentPaths.recipe(""))) return "recipes";
  return path.startsWith(contentPaths.article("")) ? "articles" : "pages";
}

async function readContent(q: string): Promise<ContentMatches> {
  const [{ found }, { articles }] = await Promise.all([searchContent(q), getArticles({})]);
  const byPath = new Map(articles.map((article) => [articlePath(article), article]));
  const readGroup = (name: GroupName): ContentGroup => {
    const members = found.filter((result) => groupOf(result) === name);
    if (name === "pages") return { cards: [], links: members.slice(0, MAX_LINKS) };
    return {
      cards: members.flatMap(({ path }) => byPath.get(path) ?? []).slice(0, MAX_CARDS),
      links: members.filter(({ path }) => !byPath.has(path)).slice(0, MAX_LINKS),
    };
  };
  return { recipes: readGroup("recipes"), articles: readGroup("articles"), pages: readGroup("pages") };
}

/** Gives up with NO_CONTENT after BUDGET_MS, so that the products are not delayed. */
export async function findContent(q: string): Promise<ContentMatches> {
  const wait = new AbortController();
  try {
    return await Promise.race([readContent(q), delay(BUDGET_MS, NO_CONTENT, { signal: wait.signal })]);
  } catch (error) {
    log("warn", "search.content", { reason: String(error) });
    return NO_CONTENT;
  } finally {
    wait.abort();
  }
}
