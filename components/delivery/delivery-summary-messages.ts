import type { MessageNamespace } from "@/components/forms/client-messages-provider";

/** What `DeliverySummary` shows. */
export const DELIVERY_SUMMARY_MESSAGES: MessageNamespace[] = [
  "delivery.addressLater",
  "delivery.addressLocked",
  "delivery.editAddress",
  "delivery.editTimeslot",
  "delivery.lockedWhilePaying",
  "delivery.noShippingAddress",
  "delivery.noTimeslot",
  "delivery.orderBy",
  "delivery.today",
  "delivery.when",
  "delivery.where",
];
