import type { WireMenuItem, WireWpDocument, WireWpSearch } from "../../../lib/ebsn/schemas/wordpress";
import type { SeedMenuItem } from "../../seed/types-content";
import type { ArticleClassRow, ArticleRow } from "../article/wire";
import { TAXONOMIES, termWire } from "./terms";

type MenuItem = WireMenuItem & { classes: string; type: string; children: MenuItem[] };

const PATHS = { page: "/page/", post: "/news/", recipe: "/ricette/" } as const;
const MEDIA_ID_OFFSET = 100_000;

const documentLink = ({ kind, slug }: ArticleRow) => `${PATHS[kind]}${slug}`;

function embedded(row: ArticleRow, classes: ArticleClassRow[]): WireWpDocument["_embedded"] {
  const ownTerms = classes.filter(({ groupName, name }) =>
    groupName === "course" ? row.course === name : row.categories.includes(name),
  );
  const terms = Object.values(TAXONOMIES).map(({ group }) =>
    ownTerms.filter(({ groupName }) => groupName === group).map((term) => termWire(term, 0)),
  );
  const picture = {
    id: MEDIA_ID_OFFSET + row.articleId,
    source_url: `/photo/s/16x9/960/${row.scene}.webp`,
    alt_text: row.imgAlt,
  };
  return { ...(row.scene ? { "wp:featuredmedia": [picture] } : {}), "wp:term": terms };
}

export function documentWire(row: ArticleRow, classes: ArticleClassRow[] | null): WireWpDocument {
  const date = row.published ? `${row.published}T08:00:00` : "";
  const modified = row.modified ? `${row.modified}T08:00:00` : date;
  return {
    id: row.articleId,
    slug: row.slug,
    type: row.kind,
    date,
    modified,
    link: documentLink(row),
    title: { rendered: row.title },
    content: { rendered: row.content },
    excerpt: { rendered: row.abstract ? `<p>${row.abstract}</p>\n` : "" },
    featured_media: row.scene ? MEDIA_ID_OFFSET + row.articleId : 0,
    ...(classes ? { _embedded: embedded(row, classes) } : {}),
  };
}

export function searchResultWire(row: ArticleRow, hasEmbed: boolean): NonNullable<WireWpSearch>[number] {
  return {
    id: row.articleId,
    title: row.title,
    url: documentLink(row),
    type: "post",
    subtype: row.kind,
    ...(hasEmbed ? { _embedded: { self: [{ slug: row.slug }] } } : {}),
  };
}

/** All entries are typed by hand, as WordPress calls those that are none of its pages. */
export function menuWire(items: SeedMenuItem[], parent = 0): MenuItem[] {
  return items.map(({ id, title, url, children }, index) => ({
    ID: id,
    order: index + 1,
    parent,
    title,
    url,
    attr: "",
    target: "",
    classes: "",
    xfn: "",
    description: "",
    object_id: id,
    object: "custom",
    type: "custom",
    type_label: "Link personalizzato",
    children: menuWire(children, id),
  }));
}
