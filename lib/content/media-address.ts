/** A picture of the content system at the shop's own address, so that the browser knows one origin only. */
export function ownMedia(src: string, contentUrl: string): string {
  if (!src || /^(?:data|mailto|tel):/i.test(src)) return src;
  const base = new URL(contentUrl);
  if (!URL.canParse(src, base)) return src;
  const url = new URL(src, `${base.origin}/`);
  if (url.host !== base.host || !/\/wp-content\//.test(url.pathname)) return src;
  return url.pathname.startsWith("/p/") ? `${url.pathname}${url.search}` : url.href;
}

/** Relative and absolute addresses of pictures and files in a text. */
export function withOwnMedia(markup: string, contentUrl: string): string {
  return markup.replace(
    /\b(src|href)=(["'])([^"']*wp-content\/[^"']*)\2/gi,
    (_all, name: string, quote: string, address: string) =>
      `${name}=${quote}${ownMedia(address, contentUrl)}${quote}`,
  );
}
