import type { Address, DeliveryService, Place } from "@/lib/ebsn/domain/delivery";
import { getCollectionPoints, getDeliveryServices, getFirstAvailableDay } from "@/lib/ebsn/delivery-services";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { serviceKind } from "@/lib/rules/delivery/delivery-services";
import { kilometresBetween, type Position, positionOf } from "@/lib/rules/delivery/distance";
import { sortByDistance, type StoreWithDistance } from "./store-distance";

/** Starts while the place is looked up; equal reads of one render are deduplicated. */
export const preloadServices = () => void Promise.allSettled([getDeliveryServices(), getWarehouses()]);

type NearLocker = { address: Address; km: number | null };

export type ServiceOption = {
  service: DeliveryService;
  isServed: boolean;
  firstDay: string | null;
  nearest?: StoreWithDistance;
  locker: NearLocker | null;
};

/** Every delivery service, with the store or locker that is nearest to the place. */
export async function getServiceOptions(place: Place): Promise<ServiceOption[]> {
  const [services, stores] = await Promise.all([getDeliveryServices(), getWarehouses().catch(() => [])]);
  const origin = positionOf(place);
  return Promise.all(
    services.map(async (service) => {
      const { deliveryServiceId } = service;
      const storesWithService = stores.filter((store) =>
        store.services.some((offered) => offered.deliveryServiceId === deliveryServiceId),
      );
      const isHome = serviceKind(deliveryServiceId) === "home";
      const isLocker = serviceKind(deliveryServiceId) === "locker";
      const locker = isLocker ? await findNearestLocker(deliveryServiceId, origin) : null;
      const nearest = isLocker ? undefined : sortByDistance(storesWithService, origin)[0];
      const isServed = isLocker ? locker !== null : !isHome || place.served;
      const lockerStore = locker && stores.find(({ name }) => name === locker.address.storeName);
      const warehouseId = isHome ? place.warehouseId : (nearest?.store ?? lockerStore)?.warehouseId;
      return {
        service,
        isServed,
        nearest,
        locker,
        firstDay: isServed ? await getFirstAvailableDay(deliveryServiceId, warehouseId) : null,
      };
    }),
  );
}

/** A locker has no store page; null: none. */
async function findNearestLocker(
  deliveryServiceId: number,
  origin: Position | null,
): Promise<NearLocker | null> {
  const points = await getCollectionPoints(deliveryServiceId).catch(() => []);
  const measured = points.map((address) => {
    const position = positionOf(address);
    return { address, km: origin && position ? kilometresBetween(origin, position) : null };
  });
  return measured.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity))[0] ?? null;
}
