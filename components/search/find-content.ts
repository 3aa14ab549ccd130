import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { articleHref } from "@/lib/article-href";
import { searchContent } from "@/lib/content/documents";
import type { SearchResult } from "@/lib/content/domain";
import { getArticles } from "@/lib/content/articles";
import type { ArticleCard } from "@/lib/ebsn/domain/article";
import { log } from "@/lib/log";

export type Content = { recipes: ArticleCard[]; articles: ArticleCard[]; pages: SearchResult[] };

export const NO_CONTENT: Content = { recipes: [], articles: [], pages: [] };

const BUDGET_MS = 500;
const MAX_CARDS = 4;
const MAX_PAGES = 6;

async function readContent(q: string): Promise<Content> {
  const [{ found }, { articles }] = await Promise.all([searchContent(q), getArticles({})]);
  const byPath = new Map(articles.map((article) => [articleHref(article), article]));
  const cards = found.flatMap(({ path }) => byPath.get(path) ?? []);
  return {
    recipes: cards.filter(({ kind }) => kind === "recipe").slice(0, MAX_CARDS),
    articles: cards.filter(({ kind }) => kind === "post").slice(0, MAX_CARDS),
    pages: found.filter(({ path }) => !byPath.has(path)).slice(0, MAX_PAGES),
  };
}

/** Products never wait for a content system that is slow or away. */
export async function findContent(q: string): Promise<Content> {
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
