import "server-only";
import { cachePolicy } from "../cache-policy";
import type { Leaflet, LeafletCard } from "./domain/leaflet";
import type { Product } from "./domain/product";
import { EbsnFailure } from "./failure";
import { leafletListSchema, leafletViewSchema } from "./schemas/leaflet";
import { productListSchema } from "./schemas/product";
import { toLeaflet, toLeafletCard } from "./transforms/leaflet";
import { toProductList } from "./transforms/product";
import { readPublic } from "./transport";

const PAGE_SIZE = 100;
const MAX_PAGES = 5;

export type LeafletQuery = { typeId?: number; warehouseId?: number };

export async function getLeaflets({ typeId, warehouseId }: LeafletQuery = {}): Promise<LeafletCard[]> {
  const raw = await readPublic({
    path: "/ebsn/api/leaflet/search",
    params: { leaflet_type_id: typeId, parent_leaflet_type_id: typeId, parent_warehouse_id: warehouseId },
    schema: leafletListSchema,
    policy: cachePolicy.leaflets(),
  });
  return raw.leaflets.map(toLeafletCard);
}

/** By slug or id. */
export async function getLeaflet(idOrSlug: string): Promise<Leaflet | null> {
  try {
    const { leaflet } = await readPublic({
      path: "/ebsn/api/leaflet/view",
      params: { leaflet_id: idOrSlug },
      schema: leafletViewSchema,
      policy: cachePolicy.leaflets(),
    });
    return leaflet ? toLeaflet(leaflet) : null;
  } catch (error) {
    if (error instanceof EbsnFailure && (error.kind === "domain" || error.http === 404)) return null;
    throw error;
  }
}

export async function getLeafletProducts(leafletId: number): Promise<Product[]> {
  const products: Product[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const raw = await readPublic({
      path: "/ebsn/api/leaflet/product-search",
      params: { parent_leaflet_id: leafletId, page, page_size: PAGE_SIZE },
      schema: productListSchema,
      policy: cachePolicy.leaflets(),
    });
    const list = toProductList(raw);
    products.push(...list.products);
    if (page >= list.page.count) break;
  }
  return products;
}
