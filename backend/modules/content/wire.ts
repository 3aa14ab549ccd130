import type {
  WireMenu,
  WireMenuItem,
  WireWpDocument,
  WireWpSearch,
} from "../../../lib/ebsn/schemas/wordpress";
import type { SeedMenuItem } from "../../seed/types-content";
import type { ArticleRow } from "../article/wire";

const PATHS = { page: "/page/", post: "/news/", recipe: "/ricette/" } as const;

/** Where the storefront shows a document. */
const linkOf = ({ kind, slug }: ArticleRow) => `${PATHS[kind]}${slug}`;

export function documentWire(row: ArticleRow): WireWpDocument {
  const date = `${row.published}T08:00:00`;
  return {
    id: row.articleId,
    slug: row.slug,
    type: row.kind,
    ...{ date, modified: date },
    link: linkOf(row),
    title: { rendered: row.title },
    content: { rendered: row.content },
    excerpt: { rendered: row.abstract ? `<p>${row.abstract}</p>\n` : "" },
  };
}

export function foundWire(row: ArticleRow): NonNullable<WireWpSearch>[number] {
  return { id: row.articleId, title: row.title, url: linkOf(row), type: "post", subtype: row.kind };
}

export function menuWire(items: SeedMenuItem[], parent = 0): WireMenu {
  return items.map(({ id, title, url, children }, index): WireMenuItem => ({
    ID: id,
    order: index + 1,
    parent,
    title,
    url,
    target: "",
    ...(children.length > 0 ? { children: menuWire(children, id) } : {}),
  }));
}
