import type { PictureSpec, SceneSpec } from "../spec";

/** Percent of the page. */
export type OfferBox = { x: number; y: number; width: number; height: number };

export type LeafletOffer = {
  picture: PictureSpec | null;
  name: string;
  size: string;
  price: number;
  isReduced: boolean;
  /** Lines of the price beside one that asks for stamps. */
  withoutStamps: string[];
  previousPrice: number | null;
  badge: string;
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
