"use client";

import { useEffect, useLayoutEffect } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { formatPriceParts } from "@/components/cart/price-text";
import { cartStore } from "@/lib/cart/cart-store";
import { useServerCart } from "@/lib/cart/use-cart";
import { compactSelling } from "@/lib/cart/compact-selling";
import { useDeliveryChange } from "@/lib/cart/use-delivery-change";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Product, ProductDetail, ProductList } from "@/lib/ebsn/domain/product";
import { localizePath } from "@/lib/i18n/locale-path";
import { stockToBuy } from "@/lib/rules/prices/hidden-price";
import { priceView } from "@/lib/rules/prices/price";
import { useStore } from "@/lib/state/use-store";
import { ProductPrice } from "./product-price";
import type { ListQuery } from "./list-query";
import { NO_PRODUCTS, type SessionProducts } from "./session-product";
import { browserToday } from "@/lib/browser/browser-clock";
import { useCardMessages } from "./use-card-messages";

type Props = { query: ListQuery; onLoaded: (products: SessionProducts | null) => void };

type LoadedProducts = {
  products: Product[];
  /** Of the product's own page. */
  isSingle: boolean;
};

async function fetchProducts([, query]: [string, ListQuery, number]): Promise<LoadedProducts> {
  const { path = "products", ...params } = query;
  const response = await apiFetch<ProductList | ProductDetail>(String(path), { params });
  return "products" in response
    ? { products: response.products, isSingle: false }
    : { products: [response], isSingle: true };
}

/** Loaded for customers, and for visitors who have a cart. */
export function SessionPrices({ query, onLoaded }: Props) {
  const messages = useCardMessages();
  const { cart, isReady, isSignedIn } = useServerCart();
  const generation = useStore(cartStore, ({ customerGeneration }) => customerGeneration);
  const { data, error, mutate } = useSWR<LoadedProducts>(["list", query, generation], fetchProducts, {
    revalidateOnFocus: false,
  });
  const hasCart = cart !== null;
  useDeliveryChange(mutate);

  // Not those of the customer before.
  useLayoutEffect(() => onLoaded(null), [generation, onLoaded]);

  useEffect(() => {
    if (error || (isReady && !hasCart)) return onLoaded(NO_PRODUCTS);
    if (!data || !hasCart || !messages) return;
    const viewer = { authenticated: isSignedIn, today: browserToday() };
    const locale = document.documentElement.lang;
    const context = { ...viewer, messages, locale, href: localizePath(locale) };
    onLoaded(
      new Map(
        data.products.map((product) => {
          const view = priceView(product, viewer);
          return [
            product.productId,
            {
              price: <ProductPrice {...{ product, view, context }} isOwnPage={data.isSingle} />,
              text: formatPriceParts(product, context),
              selling: compactSelling(product.selling, product.classMax),
              stock: stockToBuy(product, view.toPay),
            },
          ];
        }),
      ),
    );
  }, [data, error, hasCart, isReady, isSignedIn, onLoaded, messages]);

  return null;
}
