"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { useCart } from "@/lib/cart/use-cart";
import { apiFetch } from "@/lib/api/api-fetch";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { redirectToSingleLeaflet } from "./redirect-to-single-leaflet";

type LeafletParams = { parent_warehouse_id?: number; parent_delivery_service_id?: number };

const fetchLeaflets = ([, params]: [string, LeafletParams]) =>
  apiFetch<LeafletCard[]>("leaflet/search", { params });

type Props = {
  container: RefObject<HTMLDivElement | null>;
  /** Only for the store that was already chosen when the page opened. */
  redirectsToSingle?: boolean;
  /** Instead of the customer's own store. */
  warehouseId?: number;
};

const findCovers = (container: HTMLElement | null): HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>("[data-leaflet]") ?? []),
];

/** Hides leaflets of other stores; none when the answer has none of those on the page. */
export function LeafletFilter({ container, redirectsToSingle, warehouseId }: Props) {
  const { cart, isReady, isSignedIn } = useCart();
  const initialKey = useRef<string | null>(null);
  const params: LeafletParams = {
    parent_warehouse_id: warehouseId ?? cart?.warehouseId,
    // Only signed-in customers send the delivery service (requirements/content#leaflets).
    parent_delivery_service_id: isSignedIn ? cart?.service?.deliveryServiceId : undefined,
  };
  const hasParams = Object.values(params).some((value) => value !== undefined);
  const { data } = useSWR<LeafletCard[]>(hasParams ? ["leaflets", params] : null, fetchLeaflets);

  const paramsKey = JSON.stringify(params);

  useEffect(() => {
    if (isReady) initialKey.current ??= paramsKey;
  }, [isReady, paramsKey]);

  useEffect(() => {
    const foundIds = new Set(data?.map(({ leafletId }) => String(leafletId)));
    const isFound = ({ dataset }: HTMLElement) => foundIds.has(dataset.leaflet ?? "");
    const covers = findCovers(container.current);
    const isFiltered = covers.some(isFound);
    for (const cover of covers) cover.hidden = isFiltered && !isFound(cover);
    for (const group of container.current?.querySelectorAll<HTMLElement>("section") ?? []) {
      group.hidden = group.querySelector("[data-leaflet]:not([hidden])") === null;
    }
    if (!isFiltered || initialKey.current !== paramsKey) return;
    initialKey.current = "";
    const visibleLinks =
      container.current?.querySelectorAll<HTMLAnchorElement>("[data-leaflet]:not([hidden]) a[href]") ?? [];
    const [only] = visibleLinks;
    if (redirectsToSingle && only && visibleLinks.length === 1) redirectToSingleLeaflet(only.href);
  }, [container, paramsKey, data, redirectsToSingle]);

  return null;
}
