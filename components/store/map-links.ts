import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { positionOf } from "@/lib/rules/delivery/distance";
import { formatStoreAddress } from "./store-address";

const MAPS_URL = "https://www.google.com/maps";

const mapQuery = (store: Warehouse) => {
  const position = positionOf(store.address);
  return encodeURIComponent(
    position ? `${position.latitude},${position.longitude}` : formatStoreAddress(store),
  );
};

export const mapHref = (store: Warehouse) => `${MAPS_URL}/search/?api=1&query=${mapQuery(store)}`;

export function directionsHref(store: Warehouse): string {
  return `${MAPS_URL}/dir/?api=1&destination=${mapQuery(store)}`;
}
