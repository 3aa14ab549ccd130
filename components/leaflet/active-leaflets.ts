import "server-only";
import { pageTime } from "@/lib/preview/server";
import { toShopDay } from "@/lib/dates";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { getLeaflets, type LeafletQuery } from "@/lib/ebsn/leaflets";
import { paths } from "@/lib/paths/paths";
import { validity } from "@/lib/rules/dates/leaflet-period";
import { leafletPath } from "@/lib/paths/leaflet-path";

export async function getActiveLeaflets(query?: LeafletQuery): Promise<LeafletCard[]> {
  const today = toShopDay(await pageTime());
  return (await getLeaflets(query)).filter((leaflet) => validity(leaflet, today) !== "past");
}

/** The only leaflet (requirements/content#leaflets), else the list. */
export function leafletsPath([only, ...more]: LeafletCard[]): string {
  return only && more.length === 0 ? leafletPath(only) : paths.leaflets();
}
