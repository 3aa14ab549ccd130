import { type ServiceKind, serviceKind } from "./delivery-services";

/** How the customer gets the groceries; "unknown" before a service is chosen. */
type Handover = "delivery" | "pickUp" | "unknown";

const HANDOVERS: Record<ServiceKind, Handover> = {
  pickup: "pickUp",
  locker: "pickUp",
  home: "delivery",
  onboard: "delivery",
};

export function handover(deliveryServiceId: number | null | undefined): Handover {
  const kind = serviceKind(deliveryServiceId);
  return kind ? HANDOVERS[kind] : "unknown";
}

export const isPickUpService = (deliveryServiceId: number | null | undefined): boolean =>
  handover(deliveryServiceId) === "pickUp";
