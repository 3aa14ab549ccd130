import "server-only";
import { config } from "../config";
import { withDescendants } from "../catalogue/category-tree";
import { getArticles } from "../content/articles";
import { getDocuments } from "../content/documents";
import { getCategoryTree } from "../ebsn/catalogue";
import type { ContentItem, ContentKind, ContentList } from "../ebsn/domain/content-edit";
import { getLeaflets } from "../ebsn/leaflets";
import { matchesQuery } from "../rules/text/matches-query";
import type { ContentQuery } from "./content-query";

const PER_LIST = 100;
const PAGE_SIZE = 20;

const toItem = (kind: ContentKind, slug: string, name: string): ContentItem => ({
  kind,
  slug,
  name,
  state: "published",
  from: "",
  hasDraft: false,
  updatedAt: "",
  updatedBy: "",
});

async function categoryItems(): Promise<ContentItem[]> {
  const tree = await getCategoryTree();
  return tree.flatMap(withDescendants).map(({ slug, name }) => toItem("category", slug, name));
}

async function pageItems(): Promise<ContentItem[]> {
  const list = await getDocuments({ type: "pages", page: 1, perPage: PER_LIST });
  return (list?.documents ?? []).map(({ slug, title }) => toItem("page", slug, title));
}

async function articleItems(kind: "post" | "recipe"): Promise<ContentItem[]> {
  const { articles } = await getArticles({ kind, page: 1, pageSize: PER_LIST });
  return articles.map(({ slug, title }) => toItem(kind === "post" ? "article" : "recipe", slug, title));
}

async function leafletItems(): Promise<ContentItem[]> {
  return (await getLeaflets()).map(({ slug, title }) => toItem("leaflet", slug, title));
}

const READS: { kind: ContentKind; read: () => Promise<ContentItem[]> }[] = [
  { kind: "category", read: categoryItems },
  { kind: "page", read: pageItems },
  { kind: "article", read: () => articleItems("post") },
  { kind: "recipe", read: () => articleItems("recipe") },
  { kind: "leaflet", read: leafletItems },
];

type PublicContentList = ContentList & { unreadKinds: ContentKind[] };

/** For shops without a staff list: published content only. Null: none of what is listed could be read. */
export async function listPublicContent(
  query: ContentQuery,
  homeName: string,
): Promise<PublicContentList | null> {
  const parts = await Promise.all(
    READS.filter(({ kind }) => !query.kind || kind === query.kind).map(async ({ kind, read }) => ({
      kind,
      items: await read().catch(() => null),
    })),
  );
  const unreadKinds = parts.flatMap(({ kind, items }) => (items ? [] : kind));
  if (parts.length > 0 && unreadKinds.length === parts.length) return null;
  const items = [
    toItem("home", config.homeSlug, homeName),
    ...parts.flatMap((part) => part.items ?? []),
  ].filter(
    ({ kind, slug, name, state }) =>
      (!query.kind || kind === query.kind) &&
      (!query.state || state === query.state) &&
      matchesQuery(query.q, `${name} ${slug}`),
  );
  return {
    items: items.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE),
    page: {
      number: query.page,
      count: Math.ceil(items.length / PAGE_SIZE),
      items: items.length,
      size: PAGE_SIZE,
    },
    unreadKinds,
  };
}
