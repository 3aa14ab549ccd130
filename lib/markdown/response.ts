/** Cached as long as the page, which is the canonical one. */
export const markdownResponse = (text: string, page?: string): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "cache-control": "public, s-maxage=900, stale-while-revalidate=86400",
      "x-robots-tag": "noindex",
      ...(page ? { link: `<${page}>; rel="canonical"` } : {}),
    },
  });

export const noMarkdown = (): Response =>
  new Response(null, { status: 404, headers: { "cache-control": "public, s-maxage=60" } });
