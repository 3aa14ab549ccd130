/** Serves uploads from the shop's own origin, so that the browser only needs one. */
export function localMediaUrl(src: string, contentUrl: string): string {
  if (!src || /^(?:data|mailto|tel):/i.test(src)) return src;
  const base = new URL(contentUrl);
  if (!URL.canParse(src, base)) return src;
  const url = new URL(src, `${base.origin}/`);
  if (url.host !== base.host || !/\/wp-content\//.test(url.pathname)) return src;
  return url.pathname.startsWith("/p/") ? `${url.pathname}${url.search}` : url.href;
}

export function localizeMediaUrls(markup: string, contentUrl: string): string {
  return markup.replace(
    /\b(src|href)=(["'])([^"']*)\2/gi,
    (attribute, name: string, quote: string, url: string) =>
      url.includes("wp-content/") ? `${name}=${quote}${localMediaUrl(url, contentUrl)}${quote}` : attribute,
  );
}
