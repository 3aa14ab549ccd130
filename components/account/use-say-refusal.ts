"use client";

import { useTranslations } from "next-intl";
import { DoorError } from "@/lib/cart/door";

const firstError = (cause: unknown): string =>
  (cause instanceof DoorError && cause.messages.errors[0]?.message) || "";

/** Why a call failed, in words: `said` by the shop, else that the network or something else is at fault. */
export function useSayRefusal(): (cause: unknown, said?: string) => string {
  const t = useTranslations("errors");
  return (cause, said = firstError(cause)) =>
    said || t(cause instanceof DoorError && cause.kind === "network" ? "network" : "generic");
}
