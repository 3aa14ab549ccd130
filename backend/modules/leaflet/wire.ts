import type { WireLeaflet } from "../../../lib/ebsn/schemas/leaflet";
import type { leaflet } from "../../db/schema";
import { campaignPeriod, dayText } from "../catalogue/campaign";

export type LeafletRow = typeof leaflet.$inferSelect;

const COVER = 12;

const pagePicture = (scene: string, width: 480 | 960) => `/photo/s/4x5/${width}/${scene}.webp`;

/** A leaflet as lists name it: its cover, its days by the clock. */
export function leafletWire(row: LeafletRow, now: Date): WireLeaflet {
  const { from, to } = campaignPeriod(row.campaign, now);
  const cover = row.pages[0];
  return {
    leafletId: row.leafletId,
    slug: row.slug,
    title: row.title,
    descr: row.descr,
    leafletTypeId: row.leafletTypeId,
    location: `/volantini/${row.slug}`,
    validityDate: dayText(from),
    expireDate: dayText(to),
    ...(cover
      ? {
          firstPagePreview: pagePicture(cover.scene, 480),
          media: [{ formatTypeId: COVER, url: pagePicture(cover.scene, 480), alt: row.title }],
        }
      : {}),
  };
}

/** A leaflet with its pages and where the offers lie on them. */
export function leafletDetailWire(row: LeafletRow, ids: Map<string, number>, now: Date): WireLeaflet {
  return {
    ...leafletWire(row, now),
    leafletPage: row.pages.map(({ leafletPageId, pageNumber, title, scene, areas }) => ({
      leafletPageId,
      pageNumber,
      title,
      imageLocation: pagePicture(scene, 960),
      areas: areas.flatMap((area) => {
        const productId = ids.get(area.slug);
        return productId === undefined ? [] : [{ productId, ...area }];
      }),
    })),
  };
}

/** Slugs of the products it offers, in the order of its pages. */
export function offeredSlugs(row: LeafletRow): string[] {
  return [...new Set(row.pages.flatMap(({ areas }) => areas.map(({ slug }) => slug)))];
}
