import { z } from "zod";
import { id, list, mainList, mainObject, number, optionalId, slug, text } from "./lenient";

const leafletAreaSchema = z.object({
  productId: id,
  slug,
  x: number,
  y: number,
  width: number,
  height: number,
});

const leafletPageSchema = z.object({
  leafletPageId: optionalId,
  pageNumber: number,
  title: text,
  imageLocation: text,
  areas: list(leafletAreaSchema),
});

export const leafletSchema = z.object({
  leafletId: id,
  slug,
  title: text,
  descr: text,
  /** 2: volantini. */
  leafletTypeId: optionalId,
  /** Without `leafletPage`, pages are `{baseLocation}{n}.png`, n from 0. */
  baseLocation: text,
  location: text,
  firstPagePreview: text,
  /** DD/MM/YYYY. */
  validityDate: text,
  expireDate: text,
  media: list(z.object({ formatTypeId: optionalId, url: text, alt: text })),
  leafletPage: list(leafletPageSchema),
});

export const leafletListSchema = z.object({ leaflets: mainList(leafletSchema) });

export const leafletViewSchema = z.object({ leaflet: mainObject(leafletSchema) });

export type WireLeaflet = z.input<typeof leafletSchema>;
export type WireLeafletList = z.input<typeof leafletListSchema>;
export type WireLeafletView = z.input<typeof leafletViewSchema>;
export type RawLeaflet = z.output<typeof leafletSchema>;
