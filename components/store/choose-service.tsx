"use client";

import { Button } from "@/components/ui/button";
import { openBuying } from "@/lib/cart/events";

/** Opens the choice of address or pick-up point for one way of delivery. */
export function ChooseService({ text, deliveryServiceId }: { text: string; deliveryServiceId?: number }) {
  return (
    <Button small onClick={() => openBuying({ dialog: "address", deliveryServiceId })}>
      {text}
    </Button>
  );
}
