import type { Tone } from "@/components/ui/tag";
import type { deliveryStatus, OrderStatus } from "@/lib/rules/orders/statuses";

const ORDER_TONES: Record<OrderStatus, Tone> = {
  inValidation: "neutral",
  ordered: "neutral",
  inPreparation: "progress",
  ready: "success",
  outForDelivery: "success",
  delivered: "success",
  partiallyDelivered: "progress",
  cancelled: "error",
  unpaid: "error",
  notCollected: "error",
  failed: "error",
  receipted: "success",
  validation: "neutral",
  validationApproved: "success",
  validationRejected: "error",
  unknown: "neutral",
};

const DELIVERY_TONES: Record<ReturnType<typeof deliveryStatus>, Tone> = {
  inWarehouse: "neutral",
  inTransit: "progress",
  delivered: "success",
  notDelivered: "error",
  nearCustomer: "success",
  onTruck: "progress",
  suspended: "error",
  unknown: "neutral",
};

export const orderTone = (status: OrderStatus): Tone => ORDER_TONES[status];
export const deliveryTone = (status: keyof typeof DELIVERY_TONES): Tone => DELIVERY_TONES[status];
