import "server-only";
import { env } from "../env";
import { slugOf } from "../html/content-page";
import { htmlToText } from "../html/sanitize";
import { shopLink } from "../html/shop-link";
import { contentPaths } from "../paths/content-paths";
import { paths } from "../paths/paths";
import {
  type RawWpDocument,
  type RawWpSearchResult,
  wpDocumentsSchema,
  wpSearchSchema,
} from "../ebsn/schemas/wordpress";
import { titleOrSlug } from "../rules/text/title-or-slug";
import { readContent } from "./client";
import type { ContentDocument, DocumentList, SearchResult } from "./domain";
import { toDocument } from "./transforms";

export const PER_PAGE = { list: 10, articleClass: 8, search: 24 } as const;

/** Unlike a block, a page cannot do without. */
function toTitledDocument(raw: RawWpDocument): ContentDocument {
  const document = toDocument(raw, env().contentUrl);
  return { ...document, title: titleOrSlug(document.title, document.slug) };
}

export async function getDocument(type: string, slug: string): Promise<ContentDocument | null> {
  const response = await readContent({
    route: `wp/v2/${type}`,
    params: { slug, _embed: 1 },
    schema: wpDocumentsSchema,
    name: slug,
  });
  const found = response?.data.find((document) => document.slug === slug);
  return found ? toTitledDocument(found) : null;
}

export const getContentPage = (slug: string): Promise<ContentDocument | null> => getDocument("pages", slug);

/** A text that a plug-in offers for use on many pages. */
export async function getUxBlock(slug: string): Promise<ContentDocument | null> {
  const response = await readContent({
    route: "wp/v2/ux-blocks",
    params: { slug },
    schema: wpDocumentsSchema,
    name: slug,
    isOptional: true,
  });
  const [found] = response?.data ?? [];
  return found ? toDocument(found, env().contentUrl) : null;
}

type ListQuery = {
  /** REST base of the type: "posts", "pages", "recipes" or a custom one. */
  type: string;
  /** `custom/v1`: lists that a plugin of the site offers. */
  root?: "wp/v2" | "custom/v1";
  page?: number;
  perPage?: number;
  /** Ids by taxonomy: `{ categories: [3, 8] }`. */
  terms?: Record<string, number[]>;
};

export async function getDocuments({
  type,
  root = "wp/v2",
  page = 1,
  perPage,
  terms = {},
}: ListQuery): Promise<DocumentList | null> {
  const filters = Object.entries(terms).map(([taxonomy, ids]) => [taxonomy, ids.join(",")] as const);
  const size = perPage ?? (filters.length > 0 ? PER_PAGE.articleClass : PER_PAGE.list);
  const response = await readContent({
    route: `${root}/${encodeURIComponent(type)}`,
    params: { ...Object.fromEntries(filters), page, per_page: size, _embed: 1 },
    schema: wpDocumentsSchema,
    name: type,
  });
  if (!response) return null;
  const documents = response.data.map(toTitledDocument);
  return {
    documents,
    total: response.total ?? documents.length,
    pages: response.pages ?? 1,
  };
}

const PATH_BY_SUBTYPE: Record<string, (slug: string) => string> = {
  page: paths.page,
  post: contentPaths.article,
  recipe: contentPaths.recipe,
  recipes: contentPaths.recipe,
};

function pathOf({ url, subtype, _embedded }: RawWpSearchResult): string | null {
  const slug = _embedded?.self[0]?.slug;
  if (slug) return PATH_BY_SUBTYPE[subtype]?.(slug) ?? null;
  return shopLink(url)?.href ?? null;
}

export async function searchContent(
  query: string,
  page = 1,
): Promise<{ found: SearchResult[]; total: number }> {
  const response = await readContent({
    route: "wp/v2/search",
    params: { search: query, page, per_page: PER_PAGE.search, type: "post", subtype: "any", _embed: 1 },
    schema: wpSearchSchema,
    name: "search",
  });
  const found = (response?.data ?? []).flatMap((raw) => {
    const path = pathOf(raw);
    if (!path) return [];
    const title = titleOrSlug(htmlToText(raw.title), slugOf(path));
    return [{ id: raw.id, title, path, subtype: raw.subtype }];
  });
  return { found, total: response?.total ?? found.length };
}
