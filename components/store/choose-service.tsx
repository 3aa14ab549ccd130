"use client";

import { Button } from "@/components/ui/button";
import { openOverlay } from "@/lib/overlays/events";

export function ChooseService({ text, deliveryServiceId }: { text: string; deliveryServiceId?: number }) {
  return (
    <Button small onClick={() => openOverlay({ dialog: "delivery", step: "address", deliveryServiceId })}>
      {text}
    </Button>
  );
}
