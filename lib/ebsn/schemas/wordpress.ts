import { z } from "zod";
import { flag, id, list, mainList, markup, number, optional, optionalId, slug, text } from "./lenient";

/** GET /wp/v2/categories and custom taxonomies; in documents under `_embedded`. */
const wpTermSchema = z.object({
  id: optionalId,
  name: text,
  slug,
  taxonomy: text,
  count: number,
});

/** @internal */
export const wpTermsSchema = mainList(wpTermSchema);

const wpMediaSchema = z.object({
  id: optionalId,
  source_url: text,
  alt_text: text,
  media_details: optional(z.object({ width: number, height: number })),
});

const rendered = optional(z.object({ rendered: markup, protected: flag }));

const wpDocumentSchema = z.object({
  id,
  slug,
  type: text,
  /** ISO without zone, local time of the site. */
  date: text,
  modified: text,
  link: text,
  title: rendered,
  content: rendered,
  excerpt: rendered,
  featured_media: optionalId,
  /** With `_embed`. */
  _embedded: optional(
    z.object({ "wp:featuredmedia": list(wpMediaSchema), "wp:term": list(list(wpTermSchema)) }),
  ),
});

/** GET /wp/v2/pages and /wp/v2/posts: a bare array; totals are in X-WP-Total and X-WP-TotalPages. */
export const wpDocumentsSchema = mainList(wpDocumentSchema);

/** GET /wp/v2/search; `_embed` adds the slug, which the URL lacks on sites with plain permalinks. */
export const wpSearchSchema = mainList(
  z.object({
    id,
    title: markup,
    url: text,
    type: text,
    subtype: text,
    _embedded: optional(z.object({ self: list(z.object({ slug })) })),
  }),
);

type WireMenuItem = {
  ID: number | string;
  title?: string | null;
  url?: string | null;
  order?: number | string | null;
  parent?: number | string | null;
  target?: string | null;
  object?: string | null;
  object_slug?: string | null;
  children?: WireMenuItem[] | null;
};

export type RawMenuItem = {
  ID: number;
  /** HTML. */
  title: string;
  url: string;
  order: number;
  parent: number;
  target: string;
  /** "page", "post", a custom type, "category" …, "custom" when typed by hand. */
  object: string;
  object_slug: string;
  children: RawMenuItem[];
};

const menuItemSchema = z.object({
  ID: id,
  title: markup,
  url: text,
  order: number,
  parent: number,
  target: text,
  object: text,
  object_slug: slug,
  children: z.lazy((): z.ZodType => list(menuItemSchema)),
}) as unknown as z.ZodType<RawMenuItem, WireMenuItem>;

/** GET /wp-api-menus/v2/menu-locations/{location}: a bare array. */
export const menuSchema = mainList(menuItemSchema);

export type { WireMenuItem };
export type RawWpDocument = z.output<typeof wpDocumentSchema>;
export type RawWpSearchResult = z.output<typeof wpSearchSchema>[number];
export type WireWpTerm = z.input<typeof wpTermSchema>;
export type WireWpDocument = z.input<typeof wpDocumentSchema>;
export type WireWpSearch = z.input<typeof wpSearchSchema>;
