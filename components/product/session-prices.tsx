"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import { compactSelling } from "@/lib/cart/compact";
import { door } from "@/lib/cart/door";
import { dayInItaly } from "@/lib/dates";
import type { Product, ProductDetail, ProductList } from "@/lib/ebsn/domain/product";
import { priceView } from "@/lib/rules/price";
import { PriceBlock } from "./price-block";
import type { ListQuery, SessionProducts } from "./session-list";

type Props = { query: ListQuery; onSettled: (products: SessionProducts) => void };

const NONE: SessionProducts = new Map();

async function read([, query]: [string, ListQuery]): Promise<Product[]> {
  const { path = "products", ...params } = query;
  const answer = await door<ProductList | ProductDetail>(String(path), { params });
  return "products" in answer ? answer.products : [answer];
}

/** Comes only for signed-in customers, so that visitors load none of it. */
export function SessionPrices({ query, onSettled }: Props) {
  const words = useWords();
  const { cart, isReady, isSignedIn } = useCart();
  const { data, error, mutate } = useSWR<Product[]>(["list", query], read, { revalidateOnFocus: false });
  const choice = cart ? `${cart.storeId} ${cart.timeslot?.timeslotId ?? 0}` : "";
  const chosen = useRef("");

  useEffect(() => {
    if (choice && chosen.current && chosen.current !== choice) void mutate();
    chosen.current = choice || chosen.current;
  }, [choice, mutate]);

  useEffect(() => {
    if (error || (isReady && !isSignedIn)) return onSettled(NONE);
    if (!data || !isSignedIn) return;
    const viewer = { authenticated: true, today: dayInItaly(new Date()) };
    const locale = document.documentElement.lang;
    onSettled(
      new Map(
        data.map((product) => {
          const view = priceView(product, viewer);
          return [
            product.productId,
            {
              price: <PriceBlock view={view} words={words} locale={locale} />,
              buyable: view.toPay !== null,
              s: compactSelling(product.selling, product.classMax),
              a: product.available,
            },
          ];
        }),
      ),
    );
  }, [data, error, isReady, isSignedIn, onSettled, words]);

  return null;
}
