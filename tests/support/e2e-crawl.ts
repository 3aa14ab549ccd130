import type { APIRequestContext } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";

const CONCURRENCY = 4;

export type JsonLdNode = Record<string, unknown> & { "@type": string };

export type VisitedPage = {
  path: string;
  /** The first page linking to it; "" for start pages. */
  from: string;
  status: number;
  isPage: boolean;
  isIndexed: boolean;
  title: string;
  description: string;
  /** Path and query; null: none. */
  canonical: string | null;
  /** Language → address. */
  languages: Map<string, string>;
  nodes: JsonLdNode[];
};

/** null: another site, or only a fragment. */
export function toLocalPath(address: string, base: string): string | null {
  if (!address || address.startsWith("#") || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.origin === new URL(base).origin ? `${url.pathname}${url.search}` : null;
}

export function readDocument(html: string) {
  const document = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document, true);
  const meta = (name: string) =>
    all("meta").find(({ attribs }) => (attribs.name ?? attribs.property) === name)?.attribs.content ?? "";
  const links = all("link").map(({ attribs }) => attribs);
  const sources = [...all("img"), ...all("source")].flatMap(({ attribs: { src = "", srcset = "" } }) => [
    src,
    ...srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
  ]);
  return {
    title: DomUtils.textContent(all("title")),
    heading: DomUtils.textContent(all("h1").slice(0, 1)),
    description: meta("description"),
    robots: meta("robots"),
    meta,
    canonical: links.find(({ rel }) => rel === "canonical")?.href ?? null,
    alternates: links.filter(({ rel }) => rel === "alternate"),
    hrefs: all("a").flatMap(({ attribs: { href, rel = "" } }) =>
      href && !rel.split(" ").includes("nofollow") ? [href] : [],
    ),
    images: [...sources, meta("og:image")].filter((src) => src && !src.startsWith("data:")),
    nodes: all("script")
      .filter(({ attribs }) => attribs.type === "application/ld+json")
      .map((script) => JSON.parse(DomUtils.textContent(script)) as JsonLdNode),
  };
}

export type Crawl = { visited: VisitedPage[]; linked: Set<string>; images: Set<string> };

/** Follows links from page to page; `linked` are all that were seen, also those that are not to be visited. */
export async function crawl(
  request: APIRequestContext,
  base: string,
  shouldVisit: (path: string) => boolean,
): Promise<Crawl> {
  const queue = ["/"];
  const from = new Map([["/", ""]]);
  const visited: VisitedPage[] = [];
  const images = new Set<string>();

  async function visit(path: string) {
    const response = await request.get(path, { maxRedirects: 0 });
    const isPage = response.headers()["content-type"]?.includes("html") ?? false;
    const found = readDocument(isPage && response.ok() ? await response.text() : "");
    visited.push({
      path,
      from: from.get(path) ?? "",
      status: response.status(),
      isPage,
      isIndexed: isPage && !found.robots.includes("noindex"),
      title: found.title,
      description: found.description,
      canonical: found.canonical && toLocalPath(found.canonical, base),
      languages: new Map(found.alternates.map(({ hreflang = "", href = "" }) => [hreflang, href])),
      nodes: found.nodes,
    });
    for (const href of found.hrefs) {
      const target = toLocalPath(href, base);
      if (target === null || from.has(target)) continue;
      from.set(target, path);
      if (shouldVisit(target)) queue.push(target);
    }
    for (const src of found.images) {
      const local = toLocalPath(src, base);
      if (local) images.add(local);
    }
  }

  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { visited, linked: new Set(from.keys()), images };
}
