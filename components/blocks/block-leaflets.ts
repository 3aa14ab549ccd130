import { shownLeaflets } from "@/components/leaflet/shown-leaflets";
import type { Block } from "@/lib/ebsn/domain/category";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { leftOut } from "./left-out";

const idOf = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** The leaflets a block asks for by LEAFLET_TYPE, WAREHOUSE_ID and LEAFLET_ID, none that is over; none without an answer. */
export async function blockLeaflets(block: Block): Promise<LeafletCard[]> {
  const { settings } = block;
  const only = idOf(settings.LEAFLET_ID);
  const query = { typeId: idOf(settings.LEAFLET_TYPE), warehouseId: idOf(settings.WAREHOUSE_ID) };
  const leaflets = await shownLeaflets(query).catch(leftOut(block));
  return leaflets.filter(({ leafletId }) => only === undefined || leafletId === only);
}
