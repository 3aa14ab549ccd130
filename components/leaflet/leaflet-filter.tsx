"use client";

import { useEffect, type RefObject } from "react";
import useSWR from "swr";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";

const read = ([, service]: [string, number]) =>
  door<LeafletCard[]>("leaflet/search", { params: { parent_delivery_service_id: service } });

/** Hides the covers of leaflets that are not for the customer's way of delivery; no answer hides none. */
export function LeafletFilter({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const { cart, isSignedIn } = useCart();
  const service = isSignedIn ? cart?.service?.deliveryServiceId : undefined;
  const { data } = useSWR<LeafletCard[]>(service ? ["leaflets", service] : null, read);

  useEffect(() => {
    const own = data && data.length > 0 ? new Set(data.map(({ leafletId }) => String(leafletId))) : null;
    for (const cover of box.current?.querySelectorAll<HTMLElement>("[data-leaflet]") ?? []) {
      cover.hidden = own !== null && !own.has(cover.dataset.leaflet ?? "");
    }
  }, [box, data]);

  return null;
}
