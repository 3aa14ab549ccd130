export const NOT_PAGES = /^\/(?:p|photo2?)\//;

/** `html` must already be sanitised. */
export function localizeLinks(html: string, href: (path: string) => string): string {
  return html.replace(/(<a [^<>]*?href=")(\/[^"]*)/g, (match, before: string, path: string) =>
    NOT_PAGES.test(path) ? match : before + href(path),
  );
}
