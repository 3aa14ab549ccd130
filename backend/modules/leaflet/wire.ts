import type { WireLeaflet } from "../../../lib/ebsn/schemas/leaflet";
import type { leaflet } from "../../db/schema";
import { campaignPeriod, dayText } from "../catalogue/campaign";

export type LeafletRow = typeof leaflet.$inferSelect;

const COVER = 12;
const VOLANTINI = 2;

const pagesAt = (slug: string, width: 480 | 960) => `/photo/v/${width}/${slug}/`;

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
    location: `/${row.leafletTypeId === VOLANTINI ? "volantini" : "catalogo-soci"}/${row.slug}`,
    baseLocation: pagesAt(row.slug, 960),
    validityDate: dayText(from),
    expireDate: dayText(to),
    ...(cover
      ? {
          firstPagePreview: `${pagesAt(row.slug, 480)}${cover.pageNumber}.webp`,
          media: [
            { formatTypeId: COVER, url: `${pagesAt(row.slug, 480)}${cover.pageNumber}.webp`, alt: row.title },
          ],
        }
      : {}),
  };
}

/** A leaflet with its pages and where the offers lie on them. */
export function leafletDetailWire(row: LeafletRow, ids: Map<string, number>, now: Date): WireLeaflet {
  return {
    ...leafletWire(row, now),
    leafletPage: row.pages.map(({ leafletPageId, pageNumber, title, areas }) => ({
      leafletPageId,
      pageNumber,
      title,
      imageLocation: `${pagesAt(row.slug, 960)}${pageNumber}.webp`,
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
