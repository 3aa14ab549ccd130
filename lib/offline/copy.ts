import { readJson, removeItem, writeJson } from "../browser/storage";
import type { FidelityCard } from "../ebsn/domain/fidelity";
import type { Order, OrderItem } from "../ebsn/domain/order";
import type { Product } from "../ebsn/domain/product";
import { getPageLocale } from "../i18n/page-locale";
import { formatPlace } from "../rules/delivery/addresses";
import { isHomeDelivery } from "../rules/delivery/delivery-services";
import { isPlaced, isUnderway } from "../rules/orders/statuses";
import { hasLoggedOut } from "../session/log-out-hint";
import { deliveredProduct, deliveredQuantity } from "../rules/orders/picked";

const KEY = "madia_offline";

export type DeliveryPassOrder = {
  orderId: number;
  date: string;
  hours: string;
  /** Narrower, once the driver is on the way. */
  arrival?: string;
  isHome?: boolean;
  place: string;
  lockerCode: string;
};

/** `amount` has its unit: "350 g". */
export type OfflineOrder = DeliveryPassOrder & { lines: { name: string; amount: string }[] };

type FormatAmount = (product: Product, quantity: number) => string;

/** What stays readable without a network: never prices, never the cart. */
export type OfflineCopy = { card: string; order: OfflineOrder | null };

const EMPTY: OfflineCopy = { card: "", order: null };

export function readOfflineCopy(): OfflineCopy {
  if (hasLoggedOut()) return EMPTY;
  return { ...EMPTY, ...(readJson("localStorage", KEY) as Partial<OfflineCopy> | null) };
}

function save(change: Partial<OfflineCopy>): void {
  writeJson("localStorage", KEY, { ...readOfflineCopy(), ...change });
}

export const storeCard = (cards: FidelityCard[]): void =>
  save({ card: cards.find(({ main }) => main)?.fidelityCard ?? "" });

export function toDeliveryPassOrder(order: Order): DeliveryPassOrder {
  const { orderId, dateIso, timeslot, address, service, arrival, lockerCode } = order;
  return {
    orderId,
    date: arrival?.dateIso || (timeslot?.dateIso ?? dateIso),
    hours: timeslot ? `${timeslot.beginTime}–${timeslot.endTime}` : "",
    ...(arrival && { arrival: `${arrival.beginTime}–${arrival.endTime}` }),
    isHome: isHomeDelivery(service?.deliveryServiceId),
    place: address ? formatPlace(address, service?.deliveryServiceId, getPageLocale()) : "",
    lockerCode,
  };
}

const offlineLines = (items: OrderItem[], formatAmount: FormatAmount): OfflineOrder["lines"] =>
  items
    .filter((item) => deliveredQuantity(item) > 0)
    .map((item) => {
      const product = deliveredProduct(item);
      return { name: product.name, amount: formatAmount(product, deliveredQuantity(item)) };
    });

/** What is expected counts as opened last; a past order only takes the place of an older one. */
export function storeOrder(order: Order, formatAmount: FormatAmount): void {
  const known = readOfflineCopy().order;
  const isStanding = isPlaced(order.statusId) && order.replacedByOrderId === null;
  if (!isStanding) {
    if (known?.orderId === order.orderId) save({ order: null });
    return;
  }
  if (known && known.orderId > order.orderId && !isUnderway(order.statusId)) return;
  save({ order: { ...toDeliveryPassOrder(order), lines: offlineLines(order.items, formatAmount) } });
}

export const clearOfflineCopy = (): void => removeItem("localStorage", KEY);
