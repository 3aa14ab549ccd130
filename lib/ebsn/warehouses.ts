import "server-only";
import { cachePolicy } from "../cache-policy";
import type { Warehouse } from "./domain/delivery";
import { warehouseListSchema } from "./schemas/delivery";
import { toWarehouse } from "./transforms/delivery";
import { readPublic } from "./transport";

export async function getWarehouses(): Promise<Warehouse[]> {
  const raw = await readPublic({
    path: "/ebsn/api/warehouse-locator/search",
    schema: warehouseListSchema,
    policy: cachePolicy.warehouses(),
  });
  return raw.warehouses.map(toWarehouse);
}

/** By slug or numeric id. */
export async function getWarehouse(slugOrId: string): Promise<Warehouse | null> {
  const warehouses = await getWarehouses();
  return (
    warehouses.find(({ slug, warehouseId }) => slug === slugOrId || String(warehouseId) === slugOrId) ?? null
  );
}
