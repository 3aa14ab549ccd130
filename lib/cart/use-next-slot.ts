"use client";

import { useEffect, useState } from "react";
import type { NextSlot } from "@/lib/ebsn/domain/delivery";
import { visitorPlace, type VisitorPlace } from "../session/visitor-place";
import { useStore } from "../use-store";
import { nextSlotOf, previewPlace } from "./place-preview";
import { useCart } from "./use-cart";

type Found = { key: string; slot: NextSlot | null };

/** The place of the cart, or the one the visitor gave; null when nobody gave any. */
export function usePlace(): VisitorPlace | null {
  const { cart } = useCart();
  const remembered = useStore(visitorPlace);
  return cart?.address ? { postalcode: cart.address.postalcode, city: cart.address.city } : remembered;
}

/** The first timeslot of the place that can still be chosen. */
export function useNextSlot(): NextSlot | null {
  const { cart } = useCart();
  const place = usePlace();
  const [found, setFound] = useState<Found | null>(null);
  const service = cart?.service;
  const key = place ? `${place.postalcode} ${place.city} ${service?.deliveryServiceId ?? ""}` : "";

  useEffect(() => {
    if (!place || found?.key === key) return;
    let isCurrent = true;
    previewPlace(place).then(
      (preview) => isCurrent && setFound({ key, slot: nextSlotOf(preview, service) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [place, key, found, service]);

  return found?.key === key ? found.slot : null;
}
