import "server-only";
import { config } from "../config";
import { withDescendants } from "../category-tree";
import { getArticles } from "../content/articles";
import { getDocuments } from "../content/documents";
import { getCategoryTree } from "../ebsn/catalogue";
import type { ContentItem, ContentKind, ContentList } from "../ebsn/domain/content-edit";
import { getLeaflets } from "../ebsn/leaflets";
import type { ContentQuery } from "./content-query";

const PER_LIST = 100;
const PAGE_SIZE = 20;

const toItem = (kind: ContentKind, slug: string, name: string): ContentItem => ({
  ...{ kind, slug, name, state: "published", from: "", hasDraft: false },
  ...{ updatedAt: "", updatedBy: "" },
});

async function articleItems(kind: "post" | "recipe"): Promise<ContentItem[]> {
  const { articles } = await getArticles({ kind, page: 1, pageSize: PER_LIST });
  return articles.map(({ slug, title }) => toItem(kind === "post" ? "article" : "recipe", slug, title));
}

async function pageItems(): Promise<ContentItem[]> {
  const list = await getDocuments({ type: "pages", page: 1, perPage: PER_LIST });
  return (list?.documents ?? []).map(({ slug, title }) => toItem("page", slug, title));
}

/** For shops without a staff list: published content only. Null: none of what is listed could be read. */
export async function listPublicContent(query: ContentQuery, homeName: string): Promise<ContentList | null> {
  const categories = getCategoryTree().then((tree) =>
    tree.flatMap(withDescendants).map(({ slug, name }) => toItem("category", slug, name)),
  );
  const leaflets = getLeaflets().then((list) =>
    list.map(({ slug, title }) => toItem("leaflet", slug, title)),
  );
  const reads = {
    ...{ category: categories, page: pageItems(), article: articleItems("post") },
    ...{ recipe: articleItems("recipe"), leaflet: leaflets },
  };
  const results = await Promise.allSettled(Object.values(reads));
  const listed = results.filter((_, index) => !query.kind || Object.keys(reads)[index] === query.kind);
  if (listed.length > 0 && listed.every(({ status }) => status === "rejected")) return null;
  const lists = results.map((result) => (result.status === "fulfilled" ? result.value : []));
  const words = query.q.toLowerCase().split(/\s+/);
  const items = [toItem("home", config.homeSlug, homeName), ...lists.flat()].filter(
    ({ kind, slug, name, state }) =>
      (!query.kind || kind === query.kind) &&
      (!query.state || state === query.state) &&
      words.every((word) => `${name} ${slug}`.toLowerCase().includes(word)),
  );
  return {
    items: items.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE),
    page: query.page,
    pages: Math.max(1, Math.ceil(items.length / PAGE_SIZE)),
    total: items.length,
  };
}
