"use client";

import { useSWR } from "@/lib/state/use-swr";
import { fetchProductsById } from "@/lib/api/fetch-products-by-id";
import { fetchRecentOrders } from "@/lib/api/fetch-recent-orders";
import { useDeliveryChange } from "@/lib/cart/use-delivery-change";
import { isPackaging } from "@/lib/cart/selectors";
import { browserNow } from "@/lib/browser/browser-clock";
import { toShopDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import type { Product } from "@/lib/ebsn/domain/product";
import { frequentProducts } from "@/lib/rules/orders/purchase-frequency";
import { lastPurchase } from "@/lib/rules/orders/last-purchase";
import { nextOrder } from "@/lib/rules/orders/next-order";

const MAX_ORDERS = 12;
const MAX_SHOWN = 12;
const MAX_FREQUENT = 48;

export type PersonalHomeData = {
  nextDelivery: Order | null;
  lastOrder: Order | null;
  frequentProducts: Product[];
  offers: Product[];
};

async function readPersonalHome(): Promise<PersonalHomeData> {
  const orders = await fetchRecentOrders(MAX_ORDERS);
  const now = browserNow();
  const past = orders.map(({ dateIso, statusId, items }) => ({
    dateIso,
    statusId,
    productIds: items.filter((item) => !isPackaging(item)).map(({ product }) => product.productId),
  }));
  const ids = frequentProducts(past, now)
    .slice(0, MAX_FREQUENT)
    .map(({ productId }) => productId);
  const products = await fetchProductsById(ids);
  const byId = new Map(products.map((product) => [product.productId, product]));
  const buyable = ids.flatMap((id) => byId.get(id) ?? []).filter(({ available }) => available > 0);
  return {
    nextDelivery: nextOrder(orders, toShopDay(now)),
    lastOrder: lastPurchase(orders),
    frequentProducts: buyable.slice(0, MAX_SHOWN),
    offers: buyable.filter(({ promo }) => promo !== null).slice(0, MAX_SHOWN),
  };
}

export function usePersonalHome(userId: number): { data?: PersonalHomeData; error?: unknown } {
  const { data, error, mutate } = useSWR<PersonalHomeData, unknown>(
    ["personal-home", userId],
    readPersonalHome,
    { revalidateOnFocus: false },
  );
  useDeliveryChange(mutate);
  return { data, error };
}
