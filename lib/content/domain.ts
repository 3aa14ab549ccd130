export type Term = { name: string; slug: string; taxonomy: string };

export type CountedTerm = Term & { id: number; count: number };

export type ContentDocument = {
  id: number;
  slug: string;
  type: string;
  title: string;
  /** Markup, sanitised before it is shown; "" when `isProtected`. */
  content: string;
  /** Plain text. */
  excerpt: string;
  /** YYYY-MM-DD, in the site's own time. */
  date: string;
  modified: string;
  /** Asks for a password; the shop shows its title only. */
  isProtected: boolean;
  picture: string;
  pictureAlt: string;
  terms: Term[];
};

export type DocumentList = { documents: ContentDocument[]; total: number; pages: number };

export type Found = { id: number; title: string; path: string; subtype: string };

export type MenuItem = { title: string; href: string; isOutside: boolean; children: MenuItem[] };
