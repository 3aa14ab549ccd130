import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { kilometresBetween, type Position, positionOf } from "@/lib/rules/distance";

export type NearStore = { store: Warehouse; km: number | null };

/** Stores nearest first; those without a position last. */
export function nearStores(stores: Warehouse[], from: Position | null): NearStore[] {
  const measured = stores.map((store) => {
    const at = positionOf(store.address);
    return { store, km: from && at ? kilometresBetween(from, at) : null };
  });
  return from ? measured.sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : measured;
}

/** "3,4", or whole kilometres from ten on. */
export function kilometreText(km: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km);
}

export function addressText({ address }: Warehouse): string {
  if (!address) return "";
  const street = [address.address1, address.addressNumber].filter(Boolean).join(" ");
  const town = [address.postalcode, address.city, address.province && `(${address.province})`];
  return [street, town.filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

const MAPS = "https://www.google.com/maps";

const pointOn = (store: Warehouse) => {
  const at = positionOf(store.address);
  return encodeURIComponent(at ? `${at.latitude},${at.longitude}` : addressText(store));
};

/** The store's place on the map service's own page. */
export const mapHref = (store: Warehouse) => `${MAPS}/search/?api=1&query=${pointOn(store)}`;

/** The same place as a map to embed; "" without a key. */
export const mapFrame = (store: Warehouse, key: string | null, locale: string) =>
  key
    ? `${MAPS}/embed/v1/place?key=${encodeURIComponent(key)}&q=${pointOn(store)}&zoom=16&language=${locale}`
    : "";

/** The way there on a map of the visitor's choice. */
export function directionsHref(store: Warehouse): string {
  return `${MAPS}/dir/?api=1&destination=${pointOn(store)}`;
}
