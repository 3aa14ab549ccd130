import type { ReactNode } from "react";
import { PageMessages } from "@/components/forms/page-messages";

/** The texts of a page whose products are a list. */
export function ListMessages({ children }: { children: ReactNode }) {
  return (
    <PageMessages
      namespaces={[
        "cart.added",
        "cart.notAvailable",
        "cart.productAddError",
        "cart.roundedToMultiple",
        "checkout.unavailable",
        "delivery.addressLocked",
        "delivery.lockedWhilePaying",
        "lists",
      ]}
    >
      {children}
    </PageMessages>
  );
}
