"use client";

import useSWR from "swr";
import { fetchProductsById } from "@/lib/api/fetch-products-by-id";
import { fetchRecentOrders } from "@/lib/api/fetch-recent-orders";
import { isPackaging } from "@/lib/cart/selectors";
import type { Order, OrderItem } from "@/lib/ebsn/domain/order";
import { lastPurchase } from "@/lib/rules/last-purchase";

const MAX_ORDERS = 6;

export type LastPurchase = {
  order: Order;
  /** With the product data of today. */
  lines: OrderItem[];
  /** With the product data of the order. */
  unavailable: OrderItem[];
};

async function readLastPurchase(): Promise<LastPurchase | null> {
  const orders = await fetchRecentOrders(MAX_ORDERS);
  const order = lastPurchase(orders);
  if (!order) return null;
  const items = order.items.filter((item) => !isPackaging(item));
  const products = await fetchProductsById(items.map(({ product }) => product.productId));
  const byId = new Map(products.map((product) => [product.productId, product]));
  const lines = items.flatMap((item) => {
    const product = byId.get(item.product.productId);
    return product && product.available > 0 ? [{ ...item, product }] : [];
  });
  const availableIds = new Set(lines.map(({ orderItemId }) => orderItemId));
  return { order, lines, unavailable: items.filter(({ orderItemId }) => !availableIds.has(orderItemId)) };
}

/** `purchase` is undefined while loading, null without any purchase. */
export function useLastPurchase() {
  const { data, error, mutate } = useSWR("last-purchase", readLastPurchase);
  return {
    purchase: data,
    error: data === undefined ? (error as unknown) : undefined,
    reload: () => void mutate(),
  };
}
