import "server-only";
import { cachePolicy } from "../cache-policy";
import type { Warehouse } from "./domain/delivery";
import { nullIfUnsupported } from "./null-if-unsupported";
import { warehouseListSchema } from "./schemas/delivery";
import { toWarehouse } from "./transforms/delivery";
import { parseId } from "../params/parse-id";
import { readPublic } from "./transport";

export async function getWarehouses(warehouseId?: number): Promise<Warehouse[]> {
  const call = readPublic({
    path: "/ebsn/api/warehouse-locator/search",
    params: { parent_warehouse_id: warehouseId },
    schema: warehouseListSchema,
    policy: cachePolicy.warehouses(),
  });
  return ((await nullIfUnsupported(call))?.warehouses ?? []).map(toWarehouse);
}

export async function getWarehouse(slugOrId: string): Promise<Warehouse | null> {
  const id = parseId(slugOrId);
  const warehouses = await getWarehouses(id ?? undefined);
  return (
    warehouses.find(({ slug, warehouseId }) => (id === null ? slug === slugOrId : warehouseId === id)) ?? null
  );
}
