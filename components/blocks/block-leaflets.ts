import { getActiveLeaflets } from "@/components/leaflet/active-leaflets";
import type { Block } from "@/lib/ebsn/domain/category";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { logBlockFailure } from "@/lib/content/log-block-failure";
import { parseId } from "@/lib/params/parse-id";
import { withinBudget } from "@/lib/upstream/within-budget";

export const blockWarehouse = ({ settings }: Block): number | undefined =>
  parseId(settings.WAREHOUSE_ID) ?? undefined;

export const readBlockLeaflets = (block: Block): Promise<LeafletCard[]> =>
  getActiveLeaflets({
    typeId: parseId(block.settings.LEAFLET_TYPE) ?? undefined,
    warehouseId: blockWarehouse(block),
  });

/** Leaflets selected by LEAFLET_TYPE, WAREHOUSE_ID and LEAFLET_ID, without expired ones. */
export async function getBlockLeaflets(block: Block): Promise<LeafletCard[]> {
  const onlyId = parseId(block.settings.LEAFLET_ID);
  const leaflets = await withinBudget(readBlockLeaflets(block)).catch(logBlockFailure(block));
  return leaflets.filter(({ leafletId }) => onlyId === null || leafletId === onlyId);
}
