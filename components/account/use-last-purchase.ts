"use client";

import useSWR from "swr";
import { door } from "@/lib/cart/door";
import { isPackaging } from "@/lib/cart/view";
import type { Order, OrderItem, OrderList } from "@/lib/ebsn/domain/order";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { lastBought } from "@/lib/rules/last-purchase";

/** Orders looked through for one that was really bought. */
const LOOKED_AT = 6;

export type LastPurchase = {
  order: Order;
  /** Its goods as the shop sells them today. */
  lines: OrderItem[];
  /** Goods that cannot be had any more, as they were sold. */
  gone: OrderItem[];
};

async function readLastPurchase(): Promise<LastPurchase | null> {
  const { orders } = await door<OrderList>("order/list", {
    params: { page: 1, page_size: LOOKED_AT, fetch_detail: true },
  });
  const order = lastBought(orders);
  if (!order) return null;
  const goods = order.items.filter((item) => !isPackaging(item));
  const ids = [...new Set(goods.map(({ product }) => product.productId))];
  const today = await door<ProductList>("products", {
    params: { product_ids: ids.join(","), page_size: ids.length },
  });
  const byId = new Map(today.products.map((product) => [product.productId, product]));
  const lines = goods.flatMap((item) => {
    const product = byId.get(item.product.productId);
    return product && product.available > 0 ? [{ ...item, product }] : [];
  });
  const there = new Set(lines.map(({ orderItemId }) => orderItemId));
  return { order, lines, gone: goods.filter(({ orderItemId }) => !there.has(orderItemId)) };
}

/** `purchase` is undefined until the answer is here, null for who has bought nothing. */
export function useLastPurchase() {
  const { data, error, mutate } = useSWR("last-purchase", readLastPurchase);
  return {
    purchase: data,
    failed: data === undefined && error !== undefined,
    reload: () => void mutate(),
  };
}
