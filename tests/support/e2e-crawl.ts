import type { APIRequestContext } from "@playwright/test";

const AT_ONCE = 4;

export type Visited = {
  path: string;
  /** Where a link to it was found first; "" for those given. */
  from: string;
  status: number;
  /** Path a redirect leads to; null: none, or out of the shop. */
  movedTo: string | null;
  canonical: string | null;
  isIndexed: boolean;
};

const decode = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** Path and query of an address inside the shop; null: elsewhere, or no page. */
function inside(address: string, base: string): string | null {
  if (!address || address.startsWith("#") || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.origin === new URL(base).origin ? `${url.pathname}${url.search}` : null;
}

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) => decode(found));

/** Pictures a page shows or names for shared links. */
function picturesOf(html: string): string[] {
  const sets = all(html, /<(?:img|source)\b[^>]*?\bsrcset="([^"]*)"/gi);
  return [
    ...all(html, /<img\b[^>]*?\bsrc="([^"]*)"/g),
    ...all(html, /<meta property="og:image" content="([^"]*)"/g),
    ...sets.flatMap((set) => set.split(",").map((one) => one.trim().split(" ")[0] ?? "")),
  ];
}

/** Goes through the shop from the given pages, along every link inside it that is wanted. */
export async function crawl(
  request: APIRequestContext,
  base: string,
  starts: string[],
  isWanted: (path: string) => boolean,
): Promise<{ visited: Visited[]; pictures: Set<string> }> {
  const known = new Map(starts.map((path) => [path, ""]));
  const queue = [...known.keys()];
  const visited: Visited[] = [];
  const pictures = new Set<string>();

  const add = (address: string, from: string) => {
    const path = inside(address, base);
    if (path === null || known.has(path) || !isWanted(path)) return;
    known.set(path, from);
    queue.push(path);
  };

  async function visit(path: string) {
    const response = await request.get(path, { maxRedirects: 0 });
    const location = response.headers()["location"];
    const isPage = response.headers()["content-type"]?.includes("html") ?? false;
    const html = isPage && response.ok() ? await response.text() : "";
    const [canonical] = all(html, /<link rel="canonical" href="([^"]+)"/g);
    visited.push({
      path,
      from: known.get(path) ?? "",
      status: response.status(),
      movedTo: location ? inside(location, base) : null,
      canonical: canonical ? inside(canonical, base) : null,
      isIndexed: isPage && !/<meta name="robots" content="[^"]*noindex/.test(html),
    });
    if (location) add(location, path);
    for (const href of all(html, /<a\b[^>]*?\bhref="([^"]*)"/g)) add(href, path);
    for (const src of picturesOf(html)) {
      const own = src.startsWith("data:") ? null : inside(src, base);
      if (own) pictures.add(own);
    }
  }

  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { visited, pictures };
}
