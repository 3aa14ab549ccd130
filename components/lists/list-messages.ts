import type { MessageNamespace } from "@/components/forms/client-messages-provider";

/** What a page shows whose products are a list. */
export const LIST_MESSAGES: MessageNamespace[] = [
  "cart.added",
  "cart.notAvailable",
  "cart.productAddError",
  "cart.roundedToMultiple",
  "checkout.unavailable",
  "delivery.addressLocked",
  "delivery.lockedWhilePaying",
  "lists",
];
