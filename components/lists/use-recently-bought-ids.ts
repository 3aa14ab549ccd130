"use client";

import { useEffect, useState } from "react";
import { fetchRecentOrders } from "@/lib/api/fetch-recent-orders";
import { isPackaging } from "@/lib/cart/selectors";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";

const MAX_ORDERS = 12;
const NO_IDS: ReadonlySet<number> = new Set();

async function fetchRecentlyBoughtIds(): Promise<ReadonlySet<number>> {
  const orders = await fetchRecentOrders(MAX_ORDERS);
  const items = orders.flatMap((order) => order.items.filter((item) => !isPackaging(item)));
  return new Set(items.map(({ product }) => product.productId));
}

/** Recent purchases of a signed-in customer; empty for others and on errors. */
export function useRecentlyBoughtIds(): ReadonlySet<number> {
  const isSignedIn = useStore(sessionHintStore) === true && hasSignedInHint();
  const [recentIds, setRecentIds] = useState(NO_IDS);
  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    fetchRecentlyBoughtIds().then(
      (ids) => isCurrent && setRecentIds(ids),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  return isSignedIn ? recentIds : NO_IDS;
}
