import { orderStatus, type OrderStatus } from "../orders/statuses";

export type DeliveryStepName = "received" | "prepared" | "ready" | "underway" | "delivered" | "collected";

export type DeliveryStepState = { name: DeliveryStepName; state: "done" | "current" | "upcoming" };

const POSITION: Partial<Record<OrderStatus, number>> = {
  inValidation: 0,
  ordered: 0,
  validation: 0,
  validationApproved: 0,
  inPreparation: 1,
  ready: 2,
  outForDelivery: 2,
  delivered: 3,
  partiallyDelivered: 3,
  receipted: 3,
};

/** Steps of an order; null: none to show. With home delivery, "ready" still counts as preparation. */
export function deliverySteps(statusId: number, isHome: boolean): DeliveryStepState[] | null {
  const status = orderStatus(statusId);
  const position = isHome && status === "ready" ? 1 : POSITION[status];
  if (position === undefined) return null;
  const names: DeliveryStepName[] = isHome
    ? ["received", "prepared", "underway", "delivered"]
    : ["received", "prepared", "ready", "collected"];
  const isOver = position === names.length - 1;
  return names.map((name, index) => ({
    name,
    state: index < position || isOver ? "done" : index === position ? "current" : "upcoming",
  }));
}
