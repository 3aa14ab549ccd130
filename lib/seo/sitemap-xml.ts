export type SitemapUrl = { loc: string; lastmod?: string };

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escape = (text: string) => text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

function entry(tag: string, { loc, lastmod }: SitemapUrl): string {
  const lastmodTag =
    lastmod && !Number.isNaN(Date.parse(lastmod)) ? `<lastmod>${escape(lastmod)}</lastmod>` : "";
  return `<${tag}><loc>${escape(loc)}</loc>${lastmodTag}</${tag}>`;
}

export function urlSet(urls: SitemapUrl[]): string {
  return `${HEAD}<urlset ${NAMESPACE}>${urls.map((url) => entry("url", url)).join("")}</urlset>`;
}

export function sitemapIndex(parts: SitemapUrl[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>${parts.map((part) => entry("sitemap", part)).join("")}</sitemapindex>`;
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, s-maxage=3600, stale-while-revalidate=86400",
    },
  });
}
