import { now } from "@/lib/clock";
import { dayInItaly } from "@/lib/dates";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { getLeaflets } from "@/lib/ebsn/leaflets";
import { validity } from "@/lib/rules/leaflet-period";

const idOf = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** The leaflets a block asks for by LEAFLET_TYPE and WAREHOUSE_ID, none that is over; none without an answer. */
export async function blockLeaflets(settings: Record<string, string>): Promise<LeafletCard[]> {
  const query = { typeId: idOf(settings.LEAFLET_TYPE), warehouseId: idOf(settings.WAREHOUSE_ID) };
  const today = dayInItaly(now());
  const leaflets = await getLeaflets(query).catch(() => []);
  return leaflets.filter((leaflet) => validity(leaflet, today) !== "past");
}
