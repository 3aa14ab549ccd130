/** Position on the page in percent. */
export type LeafletArea = {
  productId: number;
  slug: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** `number` counts from 1. */
export type LeafletPage = { number: number; title: string; picture: string; areas: LeafletArea[] };

export type LeafletCard = {
  leafletId: number;
  slug: string;
  title: string;
  /** HTML. */
  descr: string;
  kind: "volantini" | "catalogo-soci";
  cover: string;
  /** YYYY-MM-DD; "" when unknown. */
  from: string;
  to: string;
};

export type Leaflet = LeafletCard & { pages: LeafletPage[] };
