import type { Tone } from "@/components/ui/tag";
import type { deliveryStatus, OrderStatus } from "@/lib/rules/statuses";

const ORDER_TONES: Record<OrderStatus, Tone> = {
  inValidation: "plain",
  ordered: "plain",
  inPreparation: "busy",
  ready: "good",
  outForDelivery: "good",
  delivered: "good",
  partiallyDelivered: "busy",
  cancelled: "bad",
  unpaid: "bad",
  notCollected: "bad",
  failed: "bad",
  receipted: "good",
  validation: "plain",
  validationApproved: "good",
  validationRejected: "bad",
  unknown: "plain",
};

const DELIVERY_TONES: Record<ReturnType<typeof deliveryStatus>, Tone> = {
  inWarehouse: "plain",
  inTransit: "busy",
  delivered: "good",
  notDelivered: "bad",
  nearCustomer: "good",
  onTruck: "busy",
  suspended: "bad",
  unknown: "plain",
};

export const orderTone = (status: OrderStatus): Tone => ORDER_TONES[status];
export const deliveryTone = (status: keyof typeof DELIVERY_TONES): Tone => DELIVERY_TONES[status];
