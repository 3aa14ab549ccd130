import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { kilometresBetween, type Position, positionOf } from "@/lib/rules/distance";

export type NearStore = { store: Warehouse; km: number | null };

export function nearStores(stores: Warehouse[], origin: Position | null): NearStore[] {
  const measured = stores.map((store) => {
    const position = positionOf(store.address);
    return { store, km: origin && position ? kilometresBetween(origin, position) : null };
  });
  return origin ? measured.sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : measured;
}

export function kilometreText(km: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km);
}

export function addressText({ address }: Warehouse): string {
  if (!address) return "";
  const street = [address.address1, address.addressNumber].filter(Boolean).join(" ");
  const town = [address.postalcode, address.city, address.province && `(${address.province})`];
  return [street, town.filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

const MAPS_URL = "https://www.google.com/maps";

const mapQuery = (store: Warehouse) => {
  const position = positionOf(store.address);
  return encodeURIComponent(position ? `${position.latitude},${position.longitude}` : addressText(store));
};

export const mapHref = (store: Warehouse) => `${MAPS_URL}/search/?api=1&query=${mapQuery(store)}`;

export function directionsHref(store: Warehouse): string {
  return `${MAPS_URL}/dir/?api=1&destination=${mapQuery(store)}`;
}
