import "server-only";
import { cachePolicy } from "../cache-policy";
import type { Leaflet, LeafletCard } from "./domain/leaflet";
import type { Product, ProductList } from "./domain/product";
import { nullIfUnsupported } from "./null-if-unsupported";
import { leafletListSchema, leafletViewSchema, type RawLeaflet } from "./schemas/leaflet";
import { productListSchema } from "./schemas/product";
import { getLeafletPageCount } from "./leaflet-pages";
import { hasPages, toLeaflet, toLeafletCard } from "./transforms/leaflet";
import { toProductList } from "./transforms/product";
import { readPublic } from "./transport";

const PAGE_SIZE = 100;
const MAX_PRODUCTS = 500;

export type LeafletQuery = { typeId?: number; warehouseId?: number };

async function searchLeaflets({ typeId, warehouseId }: LeafletQuery): Promise<RawLeaflet[]> {
  const call = readPublic({
    path: "/ebsn/api/leaflet/search",
    params: { leaflet_type_id: typeId, parent_leaflet_type_id: typeId, parent_warehouse_id: warehouseId },
    schema: leafletListSchema,
    policy: cachePolicy.leaflets(),
  });
  return (await nullIfUnsupported(call))?.leaflets ?? [];
}

export const getLeaflets = async (query: LeafletQuery = {}): Promise<LeafletCard[]> =>
  (await searchLeaflets(query)).map(toLeafletCard);

/** From the list where the shop has no `leaflet/view`, or one that takes no slugs. */
export async function getLeaflet(idOrSlug: string): Promise<Leaflet | null> {
  const call = readPublic({
    path: "/ebsn/api/leaflet/view",
    params: { leaflet_id: idOrSlug },
    schema: leafletViewSchema,
    policy: cachePolicy.leaflets(),
  });
  const answer = await nullIfUnsupported(call);
  if (answer?.leaflet) return toWholeLeaflet(answer.leaflet);
  const listed = (await searchLeaflets({})).find(
    ({ leafletId, slug }) => slug === idOrSlug || String(leafletId) === idOrSlug,
  );
  return listed ? toWholeLeaflet(listed) : null;
}

async function toWholeLeaflet(raw: RawLeaflet): Promise<Leaflet> {
  const isCounted = !hasPages(raw) && raw.baseLocation !== "";
  return toLeaflet(raw, isCounted ? await getLeafletPageCount(raw.baseLocation) : 1);
}

async function getOffersPage(leafletId: number, page: number): Promise<ProductList | null> {
  const call = readPublic({
    path: "/ebsn/api/leaflet/product-search",
    params: { parent_leaflet_id: leafletId, page, page_size: PAGE_SIZE },
    schema: productListSchema,
    policy: cachePolicy.leaflets(),
  });
  const raw = await nullIfUnsupported(call);
  return raw && toProductList(raw);
}

export async function getLeafletProducts(leafletId: number): Promise<Product[]> {
  const first = await getOffersPage(leafletId, 1);
  if (!first) return [];
  const { count, size } = first.page;
  const pages = Math.min(count, Math.ceil(MAX_PRODUCTS / (size || PAGE_SIZE)));
  const more = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    getOffersPage(leafletId, index + 2),
  );
  return [first, ...(await Promise.all(more))].flatMap((list) => list?.products ?? []);
}
