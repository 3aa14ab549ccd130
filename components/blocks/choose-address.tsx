"use client";

import { Button } from "@/components/ui/button";
import { openBuying } from "@/lib/cart/events";

export function ChooseAddress({ text }: { text: string }) {
  return <Button onClick={() => openBuying({ dialog: "address" })}>{text}</Button>;
}
