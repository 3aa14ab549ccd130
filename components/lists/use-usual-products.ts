"use client";

import { useEffect, useState } from "react";
import { apiFetch } from "@/lib/api/api-fetch";
import { isPackaging } from "@/lib/cart/selectors";
import type { OrderList } from "@/lib/ebsn/domain/order";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { hasSessionStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/use-store";

const ORDERS = 12;
const NONE: ReadonlySet<number> = new Set();

async function readUsual(): Promise<ReadonlySet<number>> {
  const { orders } = await apiFetch<OrderList>("order/list", {
    params: { page: 1, page_size: ORDERS, fetch_detail: true },
  });
  const items = orders.flatMap((order) => order.items.filter((item) => !isPackaging(item)));
  return new Set(items.map(({ product }) => product.productId));
}

/** Recent purchases of a signed-in customer; empty for others and on errors. */
export function useUsualProducts(): ReadonlySet<number> {
  const isSignedIn = useStore(hasSessionStore) === true && hasSignedInHint();
  const [usual, setUsual] = useState(NONE);
  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    readUsual().then(
      (ids) => isCurrent && setUsual(ids),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  return isSignedIn ? usual : NONE;
}
