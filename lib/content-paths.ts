import { part, withPage, withQuery } from "./paths";

/** Addresses of what is read, and of the search for stores; apart, because no product page asks for them in the browser. */
export const contentPaths = {
  recipes: (page?: number) => withPage("/ricette", page),
  course: (slug: string, page?: number) => withPage(`/ricette/portata/${part(slug)}`, page),
  recipe: (slug: string) => `/ricette/${part(slug)}`,
  articles: (page?: number) => withPage("/news", page),
  article: (slug: string) => `/news/${part(slug)}`,
  catalogue: (id: string | number) => `/catalogo-soci/${part(id)}`,
  storeSearch: (q?: string) => withQuery("/punti-vendita/cerca", { q }),
};
