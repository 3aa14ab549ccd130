import type { FidelityCard } from "../ebsn/domain/fidelity";
import type { Order } from "../ebsn/domain/order";
import { isHomeDelivery } from "../rules/delivery-services";

const KEY = "madia_offline";

export type OfflineOrder = {
  orderId: number;
  date: string;
  hours: string;
  /** Narrower, once the driver is on the way. */
  arrival?: string;
  isHome?: boolean;
  place: string;
  lockerCode: string;
  lines: { name: string; quantity: number }[];
};

/** What stays readable without a network: never prices, never the cart. */
export type OfflineCopy = { card: string; order: OfflineOrder | null };

const EMPTY: OfflineCopy = { card: "", order: null };

export function readOfflineCopy(): OfflineCopy {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<OfflineCopy>) };
  } catch {
    return EMPTY;
  }
}

function save(change: Partial<OfflineCopy>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readOfflineCopy(), ...change }));
  } catch {
    // Storage may be full or blocked.
  }
}

export const storeCard = (cards: FidelityCard[]): void =>
  save({ card: cards.find(({ main }) => main)?.fidelityCard ?? "" });

export function toOfflineOrder(order: Order): OfflineOrder {
  const { orderId, dateIso, timeslot, address, service, arrival, lockerCode, items } = order;
  return {
    orderId,
    date: timeslot?.dateIso ?? dateIso,
    hours: timeslot ? `${timeslot.beginTime}–${timeslot.endTime}` : "",
    ...(arrival && { arrival: `${arrival.beginTime}–${arrival.endTime}` }),
    isHome: isHomeDelivery(service?.deliveryServiceId),
    place: address ? [address.address1, address.addressNumber, address.city].filter(Boolean).join(" ") : "",
    lockerCode,
    lines: items.map(({ product, quantity }) => ({ name: product.name, quantity })),
  };
}

export function storeOrder(order: Order): void {
  const known = readOfflineCopy().order;
  if (!known || known.orderId <= order.orderId) save({ order: toOfflineOrder(order) });
}

export function clearOfflineCopy(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
