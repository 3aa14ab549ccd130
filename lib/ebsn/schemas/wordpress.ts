import { z } from "zod";
import { id, list, markup, number, optional, text } from "./lenient";

const rendered = optional(z.object({ rendered: markup }));

/** A page or post of the WordPress REST API. */
export const wpDocumentSchema = z.object({
  id,
  slug: text,
  type: text,
  /** ISO without zone, as WordPress sends it. */
  date: text,
  modified: text,
  link: text,
  title: rendered,
  content: rendered,
  excerpt: rendered,
});

/** GET /wp/v2/pages and /wp/v2/posts: a bare array; totals are in X-WP-Total and X-WP-TotalPages. */
export const wpDocumentsSchema = list(wpDocumentSchema);

/** GET /wp/v2/search. */
export const wpSearchSchema = list(z.object({ id, title: text, url: text, type: text, subtype: text }));

type WireMenuItem = {
  ID: number | string;
  title?: string | null;
  url?: string | null;
  order?: number | string | null;
  parent?: number | string | null;
  target?: string | null;
  children?: WireMenuItem[] | null;
};

export type RawMenuItem = {
  ID: number;
  title: string;
  url: string;
  order: number;
  parent: number;
  target: string;
  children: RawMenuItem[];
};

const menuItemSchema = z.object({
  ID: id,
  title: text,
  url: text,
  order: number,
  parent: number,
  target: text,
  children: z.lazy((): z.ZodType => list(menuItemSchema)),
}) as unknown as z.ZodType<RawMenuItem, WireMenuItem>;

/** GET /wp-api-menus/v2/menu-locations/{location}: a bare array. */
export const menuSchema = list(menuItemSchema);

export type WireMenu = WireMenuItem[];
export type { WireMenuItem };
export type WireWpDocument = z.input<typeof wpDocumentSchema>;
export type WireWpSearch = z.input<typeof wpSearchSchema>;
