import type { APIRequestContext } from "@playwright/test";

const CONCURRENCY = 4;

export type VisitedPage = {
  path: string;
  /** The first page linking to it; "" for start pages. */
  from: string;
  status: number;
  /** Redirect target; null: none, or another site. */
  movedTo: string | null;
  canonical: string | null;
  isIndexed: boolean;
};

const decode = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** null: another site, or only a fragment. */
function toLocalPath(address: string, base: string): string | null {
  if (!address || address.startsWith("#") || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.origin === new URL(base).origin ? `${url.pathname}${url.search}` : null;
}

const findAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) => decode(found));

function findImages(html: string): string[] {
  const srcsets = findAll(html, /<(?:img|source)\b[^>]*?\bsrcset="([^"]*)"/gi);
  return [
    ...findAll(html, /<img\b[^>]*?\bsrc="([^"]*)"/g),
    ...findAll(html, /<meta property="og:image" content="([^"]*)"/g),
    ...srcsets.flatMap((srcset) =>
      srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    ),
  ];
}

export async function crawl(
  request: APIRequestContext,
  base: string,
  startPaths: string[],
  shouldVisit: (path: string) => boolean,
): Promise<{ visited: VisitedPage[]; images: Set<string> }> {
  const known = new Map(startPaths.map((path) => [path, ""]));
  const queue = [...known.keys()];
  const visited: VisitedPage[] = [];
  const images = new Set<string>();

  const enqueue = (address: string, from: string) => {
    const path = toLocalPath(address, base);
    if (path === null || known.has(path) || !shouldVisit(path)) return;
    known.set(path, from);
    queue.push(path);
  };

  async function visit(path: string) {
    const response = await request.get(path, { maxRedirects: 0 });
    const location = response.headers()["location"];
    const isPage = response.headers()["content-type"]?.includes("html") ?? false;
    const html = isPage && response.ok() ? await response.text() : "";
    const [canonical] = findAll(html, /<link rel="canonical" href="([^"]+)"/g);
    visited.push({
      path,
      from: known.get(path) ?? "",
      status: response.status(),
      movedTo: location ? toLocalPath(location, base) : null,
      canonical: canonical ? toLocalPath(canonical, base) : null,
      isIndexed: isPage && !/<meta name="robots" content="[^"]*noindex/.test(html),
    });
    if (location) enqueue(location, path);
    for (const href of findAll(html, /<a\b[^>]*?\bhref="([^"]*)"/g)) enqueue(href, path);
    for (const src of findImages(html)) {
      const localSrc = src.startsWith("data:") ? null : toLocalPath(src, base);
      if (localSrc) images.add(localSrc);
    }
  }

  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { visited, images };
}
