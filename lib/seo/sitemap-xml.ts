export type SitemapUrl = {
  loc: string;
  lastmod?: string;
  images?: string[];
  languages?: Record<string, string>;
};

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const image = (address: string) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;

const language = ([name, address]: [string, string]) =>
  `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(address)}"/>`;

function entry(tag: string, { loc, lastmod, images = [], languages = {} }: SitemapUrl): string {
  const lastmodTag =
    lastmod && !Number.isNaN(Date.parse(lastmod)) ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : "";
  const others = [...Object.entries(languages).map(language), ...images.map(image)].join("");
  return `<${tag}><loc>${escapeXml(loc)}</loc>${lastmodTag}${others}</${tag}>`;
}

export function urlSet(urls: SitemapUrl[]): string {
  const entries = urls.map((url) => entry("url", url)).join("");
  return `${HEAD}<urlset ${NAMESPACE} ${IMAGES} ${LINKS}>${entries}</urlset>`;
}

export function sitemapIndex(parts: SitemapUrl[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>${parts.map((part) => entry("sitemap", part)).join("")}</sitemapindex>`;
}

export const XML_HEADERS = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, s-maxage=3600, stale-while-revalidate=86400",
};

export const xmlResponse = (xml: string): Response => new Response(xml, { headers: XML_HEADERS });
