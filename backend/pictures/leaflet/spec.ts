import type { PictureSpec, SceneSpec } from "../spec";

/** In percent of the page. */
export type OfferBox = { x: number; y: number; width: number; height: number };

export type LeafletOffer = {
  picture: PictureSpec | null;
  name: string;
  size: string;
  /** Cents. */
  price: number;
  /** Cents; null where nothing is struck. */
  before: number | null;
  /** What makes it an offer, "-20%" or "3x2"; "" when the price says it. */
  badge: string;
  box: OfferBox;
};

export type LeafletPageSpec = {
  leaflet: string;
  title: string;
  pageNumber: number;
  scene: SceneSpec;
  offers: LeafletOffer[];
};

/** Design units of a page, four to five. */
export const PAGE = { width: 880, height: 1100 } as const;
