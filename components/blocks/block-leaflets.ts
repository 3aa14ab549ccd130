import { getActiveLeaflets } from "@/components/leaflet/active-leaflets";
import type { Block } from "@/lib/ebsn/domain/category";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { logBlockFailure } from "@/lib/log-block-failure";
import { ifInTime } from "@/lib/upstream/if-in-time";

const parseId = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

export const readBlockLeaflets = ({ settings }: Block): Promise<LeafletCard[]> =>
  getActiveLeaflets({
    typeId: parseId(settings.LEAFLET_TYPE),
    warehouseId: parseId(settings.WAREHOUSE_ID),
  });

/** Leaflets selected by LEAFLET_TYPE, WAREHOUSE_ID and LEAFLET_ID, without expired ones. */
export async function getBlockLeaflets(block: Block): Promise<LeafletCard[]> {
  const onlyId = parseId(block.settings.LEAFLET_ID);
  const leaflets = await ifInTime(readBlockLeaflets(block)).catch(logBlockFailure(block));
  return leaflets.filter(({ leafletId }) => onlyId === undefined || leafletId === onlyId);
}
