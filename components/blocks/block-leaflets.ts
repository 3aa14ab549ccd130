import { getActiveLeaflets } from "@/components/leaflet/active-leaflets";
import type { Block } from "@/lib/ebsn/domain/category";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { logBlockFailure } from "@/lib/log-block-failure";

const parseId = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Leaflets selected by LEAFLET_TYPE, WAREHOUSE_ID and LEAFLET_ID, without expired ones. */
export async function getBlockLeaflets(block: Block): Promise<LeafletCard[]> {
  const { settings } = block;
  const onlyId = parseId(settings.LEAFLET_ID);
  const query = { typeId: parseId(settings.LEAFLET_TYPE), warehouseId: parseId(settings.WAREHOUSE_ID) };
  const leaflets = await getActiveLeaflets(query).catch(logBlockFailure(block));
  return leaflets.filter(({ leafletId }) => onlyId === undefined || leafletId === onlyId);
}
