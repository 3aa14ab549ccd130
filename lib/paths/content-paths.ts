import { encodeSegment, withPage, withQuery } from "./paths";

/** Kept apart from `paths` so that product pages do not bundle them. */
export const contentPaths = {
  recipes: (page?: number) => withPage("/ricette", page),
  course: (slug: string, page?: number) => withPage(`/ricette/portata/${encodeSegment(slug)}`, page),
  recipe: (slug: string) => `/ricette/${encodeSegment(slug)}`,
  articles: (page?: number) => withPage("/news", page),
  article: (slug: string) => `/news/${encodeSegment(slug)}`,
  story: (id: number) => `/storie/${id}`,
  catalogue: (id: string | number) => `/catalogo-soci/${encodeSegment(id)}`,
  storeSearch: (q?: string) => withQuery("/punti-vendita/cerca", { q }),
};
