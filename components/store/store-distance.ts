import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { kilometresBetween, type Position, positionOf } from "@/lib/rules/delivery/distance";

export type StoreWithDistance = { store: Warehouse; km: number | null };

export function sortByDistance(stores: Warehouse[], origin: Position | null): StoreWithDistance[] {
  const measured = stores.map((store) => {
    const position = positionOf(store.address);
    return { store, km: origin && position ? kilometresBetween(origin, position) : null };
  });
  return origin ? measured.sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : measured;
}
