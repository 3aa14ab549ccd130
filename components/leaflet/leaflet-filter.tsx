"use client";

import { type RefObject, useEffect, useRef } from "react";
import useSWR from "swr";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";

type Choice = { parent_warehouse_id?: number; parent_delivery_service_id?: number };

const read = ([, choice]: [string, Choice]) => door<LeafletCard[]>("leaflet/search", { params: choice });

type Props = {
  box: RefObject<HTMLDivElement | null>;
  /** Told the address of the only leaflet left to who arrives with a choice; not to who makes one here. */
  onOnly?: (leaflet: string) => void;
};

/** Hides what is not for the chosen store, nor a customer's way of delivery; no answer hides nothing. */
export function LeafletFilter({ box, onOnly }: Props) {
  const { cart, isReady, isSignedIn } = useCart();
  const arrivedWith = useRef<string | null>(null);
  const choice: Choice = {
    parent_warehouse_id: cart?.warehouseId,
    // The service goes along for customers alone (spec 1 §6).
    parent_delivery_service_id: isSignedIn ? cart?.service?.deliveryServiceId : undefined,
  };
  const hasChosen = Object.values(choice).some((one) => one !== undefined);
  const { data } = useSWR<LeafletCard[]>(hasChosen ? ["leaflets", choice] : null, read);

  const chosen = JSON.stringify(choice);

  useEffect(() => {
    if (isReady) arrivedWith.current ??= chosen;
  }, [isReady, chosen]);

  useEffect(() => {
    const own = data && data.length > 0 ? new Set(data.map(({ leafletId }) => String(leafletId))) : null;
    for (const cover of box.current?.querySelectorAll<HTMLElement>("[data-leaflet]") ?? []) {
      cover.hidden = own !== null && !own.has(cover.dataset.leaflet ?? "");
    }
    for (const group of box.current?.querySelectorAll<HTMLElement>("section") ?? []) {
      group.hidden = group.querySelector("[data-leaflet]:not([hidden])") === null;
    }
    if (!own || arrivedWith.current !== chosen) return;
    arrivedWith.current = "";
    const left =
      box.current?.querySelectorAll<HTMLAnchorElement>("[data-leaflet]:not([hidden]) a[href]") ?? [];
    const [only] = left;
    if (only && left.length === 1) onOnly?.(only.href);
  }, [box, chosen, data, onOnly]);

  return null;
}
