import { z } from "zod";
import { flag, id, list, markup, number, optional, optionalId, text } from "../ebsn/schemas/lenient";

const rendered = optional(z.object({ rendered: markup, protected: flag }));

const mediaSchema = z.object({
  source_url: text,
  alt_text: text,
  media_details: optional(z.object({ width: number, height: number })),
});

const termSchema = z.object({ id: optionalId, name: text, slug: text, taxonomy: text, count: number });

export const termsSchema = list(termSchema);

/** A page, post or post of a type of the shop's own; `_embed` brings its picture and terms. */
export const documentSchema = z.object({
  id,
  slug: text,
  type: text,
  /** ISO without zone: the site's own time. */
  date: text,
  modified: text,
  link: text,
  title: rendered,
  content: rendered,
  excerpt: rendered,
  _embedded: optional(z.object({ "wp:featuredmedia": list(mediaSchema), "wp:term": list(list(termSchema)) })),
});

export const documentsSchema = list(documentSchema);

/** `_embed` brings the slug: the address alone is `/?p=12` on a site with plain permalinks. */
export const foundSchema = list(
  z.object({
    ...{ id, title: markup, url: text, type: text, subtype: text },
    _embedded: optional(z.object({ self: list(z.object({ slug: text })) })),
  }),
);

export type RawFound = z.output<typeof foundSchema>[number];
export type RawDocument = z.output<typeof documentSchema>;
