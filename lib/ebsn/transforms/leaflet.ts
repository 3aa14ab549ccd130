import italian from "../../../messages/it.json";
import { interpolate } from "../../i18n/interpolate";
import type { Leaflet, LeafletCard, LeafletPage } from "../domain/leaflet";
import type { RawLeaflet } from "../schemas/leaflet";
import { toIsoDate } from "./iso-date";

/** Where a leaflet has no `leafletPage`; `index` counts from 0. */
export const leafletPicture = (baseLocation: string, index: number): string => `${baseLocation}${index}.png`;

const COVER_FORMAT_TYPE = 12;
const VOLANTINI_TYPE = 2;

const sortedPages = ({ leafletPage }: RawLeaflet) =>
  leafletPage.filter(({ imageLocation }) => imageLocation).sort((a, b) => a.pageNumber - b.pageNumber);

function coverOf(raw: RawLeaflet): string {
  const cover = raw.media.find(({ formatTypeId, url }) => formatTypeId === COVER_FORMAT_TYPE && url)?.url;
  return (
    cover ||
    raw.firstPagePreview ||
    sortedPages(raw)[0]?.imageLocation ||
    (raw.baseLocation && leafletPicture(raw.baseLocation, 0))
  );
}

export function toLeafletCard(raw: RawLeaflet): LeafletCard {
  return {
    leafletId: raw.leafletId,
    slug: raw.slug || String(raw.leafletId),
    title: raw.title || interpolate(italian.leaflets.untitled, { id: String(raw.leafletId) }),
    descr: raw.descr,
    kind: [null, VOLANTINI_TYPE].includes(raw.leafletTypeId) ? "volantini" : "catalogo-soci",
    cover: coverOf(raw),
    from: toIsoDate(raw.validityDate),
    to: toIsoDate(raw.expireDate),
  };
}

function isOnPage({ x, y, width, height }: { x: number; y: number; width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 100.5 && y + height <= 100.5;
}

export const hasPages = (raw: RawLeaflet): boolean => sortedPages(raw).length > 0;

/**
 * Pages are renumbered: some shops count from 0, some leave gaps.
 * `pageCount`: of the pictures of `baseLocation`, which are the pages where there is no `leafletPage`.
 */
export function toLeaflet(raw: RawLeaflet, pageCount = 1): Leaflet {
  const card = toLeafletCard(raw);
  const pages: LeafletPage[] = sortedPages(raw).map(({ title, imageLocation, areas }, index) => ({
    number: index + 1,
    title,
    picture: imageLocation,
    areas: areas.filter(isOnPage),
  }));
  return { ...card, pages: pages.length > 0 ? pages : picturePages(raw, card, pageCount) };
}

function picturePages(
  { baseLocation }: RawLeaflet,
  { title, cover }: LeafletCard,
  count: number,
): LeafletPage[] {
  const pictures = baseLocation
    ? Array.from({ length: count }, (_, index) => leafletPicture(baseLocation, index))
    : [cover].filter(Boolean);
  return pictures.map((picture, index) => ({ number: index + 1, title, picture, areas: [] }));
}
