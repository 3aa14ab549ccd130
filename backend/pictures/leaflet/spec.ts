import type { PictureSpec, SceneSpec } from "../spec";

/** Percent of the page. */
export type OfferBox = { x: number; y: number; width: number; height: number };

export type LeafletOffer = {
  picture: PictureSpec | null;
  name: string;
  size: string;
  /** Cents. */
  price: number;
  /** Cents; null without a previous price. */
  previousPrice: number | null;
  /** "-20%" or "3x2"; "" for none. */
  badge: string;
  /** What the price depends on, "Solo con Carta Vantaggi"; "" for nothing. */
  condition: string;
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
