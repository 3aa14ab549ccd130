export type Term = { name: string; slug: string; taxonomy: string };

export type ContentDocument = {
  id: number;
  slug: string;
  type: string;
  title: string;
  /** Unsanitised HTML; "" when `isProtected`. */
  content: string;
  excerpt: string;
  /** YYYY-MM-DD in the site's time zone. */
  date: string;
  modified: string;
  isProtected: boolean;
  picture: string;
  pictureAlt: string;
  terms: Term[];
};

export type DocumentList = { documents: ContentDocument[]; total: number; pages: number };

export type SearchResult = { id: number; title: string; path: string; subtype: string };

export type MenuItem = { title: string; href: string; isExternal: boolean; children: MenuItem[] };
