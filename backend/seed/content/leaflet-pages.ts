import { categories, products } from "../catalogue";
import type { SeedProduct } from "../types";
import type { SeedLeaflet, SeedLeafletArea, SeedLeafletPage } from "../types-content";
import { scene } from "./scenes";

/** A page of a leaflet: whose goods it shows, and how it looks. */
export type Page = { department: number; title: string; art: string; ground: string };

const COLUMNS = 2;
const MARGIN = 6;
const GAP = { across: 4, down: 3 };
const COVER = { top: 46, rows: 1 };
const INSIDE = { top: 16, rows: 3 };

const ROOT = new Map(categories.filter((one) => one.parentId === null).map((one) => [one.categoryId, one]));

const departmentOf = (product: SeedProduct) => ROOT.get(Math.floor(product.categoryId / 10_000) * 10_000);

const tenths = (percent: number) => Math.round(percent * 10) / 10;

/** Six offers on the grid of a page; a cover has two large ones. */
function areas(offers: readonly SeedProduct[], { top, rows }: typeof COVER): SeedLeafletArea[] {
  const width = (100 - MARGIN * 2 - GAP.across) / COLUMNS;
  const height = (100 - top - MARGIN - (rows - 1) * GAP.down) / rows;
  return offers.slice(0, COLUMNS * rows).map(({ slug }, index) => ({
    slug,
    x: tenths(MARGIN + (index % COLUMNS) * (width + GAP.across)),
    y: tenths(top + Math.floor(index / COLUMNS) * (height + GAP.down)),
    width: tenths(width),
    height: tenths(height),
  }));
}

type Campaign = SeedLeaflet["campaign"];

/** What a department offers in a campaign: the announced one has its own goods, the others may borrow. */
function offersOf(campaign: Campaign, department: number): SeedProduct[] {
  const here = products.filter(
    (one) => departmentOf(one)?.categoryId === department * 10_000 && one.picture && one.stock !== 0,
  );
  const announced = here.filter((one) => one.announcedPromo?.campaign === campaign);
  if (announced.length > 0) return announced;
  const own = here.filter((one) => one.promo?.campaign === campaign);
  return own.length >= COLUMNS ? own : here.filter((one) => one.promo);
}

/** The pages with their offers, none of which stands in a leaflet twice. */
export function leafletPages(
  { leafletId, slug, campaign }: Pick<SeedLeaflet, "leafletId" | "slug" | "campaign">,
  pages: Page[],
): SeedLeafletPage[] {
  const shown = new Set<string>();
  return pages.map(({ department, title, art, ground }, index) => {
    const offers = offersOf(campaign, department).filter((one) => !shown.has(one.slug));
    const placed = areas(offers, index === 0 ? COVER : INSIDE);
    for (const area of placed) shown.add(area.slug);
    return {
      leafletPageId: leafletId * 100 + index,
      pageNumber: index + 1,
      title,
      scene: scene(`volantino-${slug}-${index + 1}`, "leaflet", art, ground, "#b5783c"),
      areas: placed,
    };
  });
}
