import { categories, products } from "../catalogue";
import type { SeedProduct } from "../types";
import type { SeedLeaflet, SeedLeafletArea, SeedLeafletPage } from "../types-content";
import { registerScene } from "./scenes";

export type LeafletPageDraft = { department: number; title: string; art: string; ground: string };

const COLUMNS = 2;
const MARGIN = 6;
const GAP = { across: 4, down: 3 };
const COVER = { top: 46, rows: 1 };
const INSIDE = { top: 16, rows: 3 };

const DEPARTMENTS_BY_ID = new Map(
  categories
    .filter((category) => category.parentId === null)
    .map((category) => [category.categoryId, category]),
);

const getDepartment = (product: SeedProduct) =>
  DEPARTMENTS_BY_ID.get(Math.floor(product.categoryId / 10_000) * 10_000);

const roundToTenth = (percent: number) => Math.round(percent * 10) / 10;

function layoutAreas(offers: readonly SeedProduct[], { top, rows }: typeof COVER): SeedLeafletArea[] {
  const width = (100 - MARGIN * 2 - GAP.across) / COLUMNS;
  const height = (100 - top - MARGIN - (rows - 1) * GAP.down) / rows;
  return offers.slice(0, COLUMNS * rows).map(({ slug }, index) => ({
    slug,
    x: roundToTenth(MARGIN + (index % COLUMNS) * (width + GAP.across)),
    y: roundToTenth(top + Math.floor(index / COLUMNS) * (height + GAP.down)),
    width: roundToTenth(width),
    height: roundToTenth(height),
  }));
}

type Campaign = SeedLeaflet["campaign"];

/** An announced campaign has its own products, the others may borrow. */
function findOffers(campaign: Campaign, department: number): SeedProduct[] {
  const candidates = products.filter(
    (product) =>
      getDepartment(product)?.categoryId === department * 10_000 && product.picture && product.stock !== 0,
  );
  const announcedOffers = candidates.filter((product) => product.announcedPromo?.campaign === campaign);
  if (announcedOffers.length > 0) return announcedOffers;
  const campaignOffers = candidates.filter((product) => product.promo?.campaign === campaign);
  return campaignOffers.length >= COLUMNS ? campaignOffers : candidates.filter((product) => product.promo);
}

/** No offer appears twice in a leaflet. */
export function createLeafletPages(
  { leafletId, slug, campaign }: Pick<SeedLeaflet, "leafletId" | "slug" | "campaign">,
  pages: LeafletPageDraft[],
): SeedLeafletPage[] {
  const usedSlugs = new Set<string>();
  return pages.map(({ department, title, art, ground }, index) => {
    const offers = findOffers(campaign, department).filter((offer) => !usedSlugs.has(offer.slug));
    const pageAreas = layoutAreas(offers, index === 0 ? COVER : INSIDE);
    for (const area of pageAreas) usedSlugs.add(area.slug);
    return {
      leafletPageId: leafletId * 100 + index,
      pageNumber: index + 1,
      title,
      scene: registerScene(`volantino-${slug}-${index + 1}`, "leaflet", art, ground, "#b5783c"),
      areas: pageAreas,
    };
  });
}
