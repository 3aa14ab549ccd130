import type { Leaflet, LeafletCard, LeafletPage } from "../domain/leaflet";
import type { RawLeaflet } from "../schemas/leaflet";
import { toIsoDate } from "./iso-date";

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
    (raw.baseLocation ? `${raw.baseLocation}0.png` : "")
  );
}

export function toLeafletCard(raw: RawLeaflet): LeafletCard {
  return {
    leafletId: raw.leafletId,
    slug: raw.slug || String(raw.leafletId),
    title: raw.title,
    descr: raw.descr,
    kind: raw.leafletTypeId === VOLANTINI_TYPE ? "volantini" : "catalogo-soci",
    cover: coverOf(raw),
    from: toIsoDate(raw.validityDate),
    to: toIsoDate(raw.expireDate),
  };
}

function isOnPage({ x, y, width, height }: { x: number; y: number; width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 100.5 && y + height <= 100.5;
}

/** Pages are renumbered: some shops count from 0, some leave gaps. */
export function toLeaflet(raw: RawLeaflet): Leaflet {
  const card = toLeafletCard(raw);
  const pages: LeafletPage[] = sortedPages(raw).map(({ title, imageLocation, areas }, index) => ({
    number: index + 1,
    title,
    picture: imageLocation,
    areas: areas.filter(isOnPage),
  }));
  const coverPage = { number: 1, title: card.title, picture: card.cover, areas: [] };
  return { ...card, pages: pages.length > 0 || !card.cover ? pages : [coverPage] };
}
