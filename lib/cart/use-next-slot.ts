"use client";

import { useEffect, useState } from "react";
import type { NextSlot } from "../ebsn/domain/delivery";
import { visitorPlaceStore, type VisitorPlace } from "../session/visitor-place";
import { useStore } from "../state/use-store";
import { useServerCart } from "./use-cart";

export function usePlace(): VisitorPlace | null {
  const { cart } = useServerCart();
  const remembered = useStore(visitorPlaceStore);
  return cart?.address ?? remembered;
}

type NextSlotResult = { key: string; slot: NextSlot | null };

export function useNextSlot(): NextSlot | null {
  const { cart } = useServerCart();
  const { postalcode = "", city = "" } = usePlace() ?? {};
  const serviceId = cart?.service?.deliveryServiceId;
  const [found, setFound] = useState<NextSlotResult | null>(null);
  const addressId = cart?.address?.addressId;
  const key = `${postalcode} ${city} ${serviceId ?? ""} ${addressId ?? ""}`;

  useEffect(() => {
    if (postalcode === "") return;
    let isCurrent = true;
    import("./place-preview")
      .then(async ({ nextSlotOf, previewPlace }) => {
        const preview = await previewPlace({ postalcode, city });
        const slot = nextSlotOf(preview, serviceId ? { serviceId, addressId } : undefined);
        if (isCurrent) setFound({ key, slot });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [postalcode, city, serviceId, addressId, key]);

  return found?.key === key ? found.slot : null;
}
