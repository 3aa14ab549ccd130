import "server-only";
import { env } from "../env";
import { textOf } from "../html/policy";
import { resolveLink } from "../html/links";
import { contentPaths } from "../content-paths";
import { paths } from "../paths";
import { type RawWpFound, wpDocumentsSchema, wpSearchSchema, wpTermsSchema } from "../ebsn/schemas/wordpress";
import { readContent } from "./client";
import type { ContentDocument, CountedTerm, DocumentList, Found } from "./domain";
import { toDocument } from "./transforms";

/** The specification's sizes of a page of a list. */
export const PER_PAGE = { list: 10, taxonomy: 8, search: 24 } as const;

const MOST_TERMS = 100;

/** A static page by its slug; null: none. */
export async function getContentPage(slug: string): Promise<ContentDocument | null> {
  const answer = await readContent({
    route: "wp/v2/pages",
    params: { slug, _embed: 1 },
    schema: wpDocumentsSchema,
    name: slug,
  });
  const found = answer?.data.find((document) => document.slug === slug);
  return found ? toDocument(found, env().contentUrl) : null;
}

type ListQuery = {
  /** The type's place in the API: "posts", "pages", "recipes", or a type of the shop's own. */
  type: string;
  /** `custom/v1` holds lists a plugin makes. */
  root?: "wp/v2" | "custom/v1";
  page?: number;
  perPage?: number;
  /** Terms by taxonomy, as ids. */
  terms?: Record<string, number[]>;
};

/** Posts of a type, the newest first; null: past the last page, or no such type. */
export async function getDocuments({
  type,
  root = "wp/v2",
  page = 1,
  perPage,
  terms = {},
}: ListQuery): Promise<DocumentList | null> {
  const byTerm = Object.entries(terms).map(([taxonomy, ids]) => [taxonomy, ids.join(",")] as const);
  const size = perPage ?? (byTerm.length > 0 ? PER_PAGE.taxonomy : PER_PAGE.list);
  const answer = await readContent({
    route: `${root}/${encodeURIComponent(type)}`,
    params: { ...Object.fromEntries(byTerm), page, per_page: size, _embed: 1 },
    schema: wpDocumentsSchema,
    name: type,
  });
  if (!answer) return null;
  const documents = answer.data.map((document) => toDocument(document, env().contentUrl));
  return {
    documents,
    total: answer.total ?? documents.length,
    pages: answer.pages ?? 1,
  };
}

/** The terms of a taxonomy by its place in the API ("categories"), with how many documents carry each. */
export async function getTerms(taxonomy: string): Promise<CountedTerm[]> {
  const answer = await readContent({
    route: `wp/v2/${encodeURIComponent(taxonomy)}`,
    params: { per_page: MOST_TERMS },
    schema: wpTermsSchema,
    name: taxonomy,
  });
  return (answer?.data ?? []).flatMap(({ id, ...term }) => (id === null ? [] : [{ id, ...term }]));
}

const SHOWN_AT: Record<string, (slug: string) => string> = {
  page: paths.page,
  post: contentPaths.article,
  recipe: contentPaths.recipe,
  recipes: contentPaths.recipe,
};

/** Where the shop shows what was found; null: nowhere. */
function pathOf({ url, subtype, _embedded }: RawWpFound): string | null {
  const slug = _embedded?.self[0]?.slug;
  if (slug) return SHOWN_AT[subtype]?.(slug) ?? null;
  return resolveLink(url, [...env().linkHosts, new URL(env().contentUrl).hostname])?.href ?? null;
}

/** Pages and posts that hold the words; `path` is where the shop shows them. */
export async function searchContent(words: string, page = 1): Promise<{ found: Found[]; total: number }> {
  const answer = await readContent({
    route: "wp/v2/search",
    params: { search: words, page, per_page: PER_PAGE.search, type: "post", subtype: "any", _embed: 1 },
    schema: wpSearchSchema,
    name: "search",
  });
  const found = (answer?.data ?? []).flatMap((raw) => {
    const path = pathOf(raw);
    return path ? [{ id: raw.id, title: textOf(raw.title), path, subtype: raw.subtype }] : [];
  });
  return { found, total: answer?.total ?? found.length };
}
