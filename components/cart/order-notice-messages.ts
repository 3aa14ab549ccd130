import type { MessageNamespace } from "@/components/forms/client-messages-provider";

/** What the cart says of an order that is being changed or is not paid. */
export const ORDER_NOTICE_MESSAGES: MessageNamespace[] = [
  "orders.cancel",
  "orders.cancelConfirm",
  "orders.cancelDismiss",
  "orders.cancelFailed",
  "orders.cancelText",
  "orders.cancelTextHeld",
  "orders.cancelTitle",
  "orders.cancelled",
  "orders.modifyFailed",
  "orders.payBefore",
  "orders.stillValid",
];
