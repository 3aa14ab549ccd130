/** Where an offer lies on its page, in percent of the page. */
export type LeafletArea = {
  productId: number;
  slug: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** `number` counts from 1 in reading order. */
export type LeafletPage = { number: number; title: string; picture: string; areas: LeafletArea[] };

export type LeafletCard = {
  leafletId: number;
  slug: string;
  title: string;
  /** markup. */
  descr: string;
  /** `volantini` is leaflet type 2, every other type is `catalogo-soci`. */
  kind: "volantini" | "catalogo-soci";
  cover: string;
  /** YYYY-MM-DD; "" when the shop does not say. */
  from: string;
  to: string;
};

export type Leaflet = LeafletCard & { pages: LeafletPage[] };
