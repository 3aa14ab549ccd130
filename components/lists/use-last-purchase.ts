"use client";

import { useSWR } from "@/lib/state/use-swr";
import { fetchProductsById } from "@/lib/api/fetch-products-by-id";
import { fetchRecentOrders } from "@/lib/api/fetch-recent-orders";
import { useDeliveryChange } from "@/lib/cart/use-delivery-change";
import { isPackaging } from "@/lib/cart/selectors";
import type { Order, OrderItem } from "@/lib/ebsn/domain/order";
import { lastPurchase } from "@/lib/rules/orders/last-purchase";

const MAX_ORDERS = 6;

export type LastPurchase = {
  order: Order;
  /** With the product data of today. */
  available: OrderItem[];
  soldOut: OrderItem[];
  /** No longer sold: with the product data of the order. */
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
    return product ? [{ ...item, product }] : [];
  });
  return {
    order,
    available: lines.filter(({ product }) => product.available > 0),
    soldOut: lines.filter(({ product }) => product.available <= 0),
    unavailable: items.filter(({ product }) => !byId.has(product.productId)),
  };
}

/** `purchase` is undefined while loading, null without any purchase. */
export function useLastPurchase() {
  const { data, error, mutate } = useSWR<LastPurchase | null, unknown>("last-purchase", readLastPurchase);
  useDeliveryChange(mutate);
  return {
    purchase: data,
    error: data === undefined ? error : undefined,
    reload: () => void mutate(),
  };
}
