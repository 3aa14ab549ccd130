"use client";

import type { ReactNode } from "react";
import useSWR from "swr";
import { ProductCard } from "@/components/product/product-card";
import type { ListQuery } from "@/components/product/session-list";
import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { dayInItaly } from "@/lib/dates";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";
import { localPath } from "@/lib/i18n/local-path";
import { Carousel } from "./carousel";
import styles from "./personal-slider.module.css";

type Props = { query: ListQuery; label: string; head: ReactNode };

/** A failed read shows nothing: it is a recommendation. */
const read = ([, { path, ...params }]: [string, ListQuery, string]): Promise<Product[]> =>
  door<ProductList>(String(path), { params }).then(
    ({ products }) => products,
    () => [],
  );

/** Goods chosen for the customer, asked again when the shop or the slot changes. */
export function PersonalSlider({ query, label, head }: Props) {
  const words = useWords();
  const { cart } = useCart();
  const choice = `${cart?.storeId ?? 0} ${cart?.timeslot?.timeslotId ?? 0}`;
  const { data } = useSWR<Product[]>(["adv", query, choice], read, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  if (!data) return <div className={styles.place} />;
  if (data.length === 0) return null;
  const locale = document.documentElement.lang;
  const context = {
    ...{ words, locale, today: dayInItaly(new Date()), href: localPath(locale) },
    authenticated: true,
  };
  return (
    <div data-personal="">
      {head}
      <Carousel label={label} shown="cards" single={data.length === 1}>
        {data.map((product) => (
          <ProductCard key={product.productId} product={product} context={context} />
        ))}
      </Carousel>
    </div>
  );
}
