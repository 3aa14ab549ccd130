import type { IconName } from "@/components/ui/icon-paths";

/** Service ids of spec 2 §1; 6 and 10 are home delivery too. */
const ICONS: Record<number, IconName> = { 1: "store", 2: "truck", 4: "locker", 6: "truck", 10: "truck" };

export function serviceIcon(deliveryServiceId: number | null | undefined): IconName {
  return ICONS[deliveryServiceId ?? 0] ?? "pin";
}

const HOME_DELIVERY_IDS = new Set([2, 6, 10]);

export function isHomeDelivery(deliveryServiceId: number | null | undefined): boolean {
  return HOME_DELIVERY_IDS.has(deliveryServiceId ?? 0);
}
