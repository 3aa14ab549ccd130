"use client";

import { useMessages } from "@/components/ui/messages";
import type { MultiBuy } from "@/lib/rules/multi-buy";
import { multiBuyText } from "./multi-buy-text";

type Props = { offer: MultiBuy; quantity: number };

export function MultiBuyProgress({ offer, quantity }: Props) {
  return multiBuyText(offer, quantity, useMessages());
}
