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

/** The way there on a map of the visitor's choice. */
export function directionsHref(store: Warehouse): string {
  const at = positionOf(store.address);
  const query = at ? `${at.latitude},${at.longitude}` : addressText(store);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(query)}`;
}
