import type { WireLeaflet } from "../../../lib/ebsn/schemas/leaflet";
import type { leaflet } from "../../db/schema";
import { campaignPeriod, formatDay } from "../catalogue/campaign";

export type LeafletRow = typeof leaflet.$inferSelect;

const COVER_FORMAT = 12;
const LEAFLET_TYPE = 2;

const pagesUrl = (slug: string, width: 480 | 960) => `/photo/v/${width}/${slug}/`;

export function leafletWire(row: LeafletRow, now: Date): WireLeaflet {
  const { from, to } = campaignPeriod(row.campaign, now);
  const cover = row.pages[0];
  return {
    leafletId: row.leafletId,
    slug: row.slug,
    title: row.title,
    descr: row.descr,
    leafletTypeId: row.leafletTypeId,
    location: `/${row.leafletTypeId === LEAFLET_TYPE ? "volantini" : "catalogo-soci"}/${row.slug}`,
    baseLocation: pagesUrl(row.slug, 960),
    validityDate: formatDay(from),
    expireDate: formatDay(to),
    ...(cover
      ? {
          firstPagePreview: `${pagesUrl(row.slug, 480)}${cover.pageNumber}.webp`,
          media: [
            {
              formatTypeId: COVER_FORMAT,
              url: `${pagesUrl(row.slug, 480)}${cover.pageNumber}.webp`,
              alt: row.title,
            },
          ],
        }
      : {}),
  };
}

export function leafletDetailWire(row: LeafletRow, ids: Map<string, number>, now: Date): WireLeaflet {
  return {
    ...leafletWire(row, now),
    leafletPage: row.pages.map(({ leafletPageId, pageNumber, title, areas }) => ({
      leafletPageId,
      pageNumber,
      title,
      imageLocation: `${pagesUrl(row.slug, 960)}${pageNumber}.webp`,
      areas: areas.flatMap((area) => {
        const productId = ids.get(area.slug);
        return productId === undefined ? [] : [{ productId, ...area }];
      }),
    })),
  };
}

export function offeredSlugs(row: LeafletRow): string[] {
  return [...new Set(row.pages.flatMap(({ areas }) => areas.map(({ slug }) => slug)))];
}
