import type { APIRequestContext } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";

export type SitemapEntry = { lastmod: string; images: string[]; languages: Map<string, string> };

function parse(xml: string) {
  const document = parseDocument(xml, { xmlMode: true });
  const entries = DomUtils.getElementsByTagName((name) => name === "url" || name === "sitemap", document);
  return entries.map((entry) => {
    const texts = (name: string) => DomUtils.getElementsByTagName(name, entry).map(DomUtils.textContent);
    return {
      loc: texts("loc")[0] ?? "",
      lastmod: texts("lastmod")[0] ?? "",
      images: texts("image:loc"),
      languages: new Map(
        DomUtils.getElementsByTagName("xhtml:link", entry).map(
          ({ attribs: { hreflang = "", href = "" } }) => [hreflang, href],
        ),
      ),
    };
  });
}

/** Entries of all parts by path. Throws where an address is not the shop's, or twice. */
export async function readSitemap(
  request: APIRequestContext,
  base: string,
): Promise<Map<string, SitemapEntry>> {
  const pages = new Map<string, SitemapEntry>();
  for (const part of parse(await (await request.get("/sitemap.xml")).text()))
    for (const { loc, ...entry } of parse(await (await request.get(part.loc)).text())) {
      if (!loc.startsWith(base)) throw new Error(`${loc} is not of the shop`);
      const path = loc.slice(base.length) || "/";
      if (pages.has(path)) throw new Error(`${path} is in the site map twice`);
      pages.set(path, entry);
    }
  return pages;
}
