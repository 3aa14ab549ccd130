"use client";

import type { ReactNode } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { ProductCard } from "@/components/product/product-card";
import type { ListQuery } from "@/components/product/list-query";
import type { CarouselMotion } from "@/lib/content/carousel-motion";
import { useCardContext } from "@/components/product/use-card-context";
import { deliveryKey } from "@/lib/cart/delivery-key";
import { useServerCart } from "@/lib/cart/use-cart";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";
import { Carousel } from "@/components/ui/carousel";
import styles from "./placeholders.module.css";

type Props = {
  query: ListQuery;
  label: string;
  header: ReactNode;
  isTitled: boolean;
  motion: CarouselMotion;
};

/** Recommendations are optional: a failed request shows none. */
const fetchProducts = ([, { path, ...params }]: [string, ListQuery, string]): Promise<Product[]> =>
  apiFetch<ProductList>(String(path), { params }).then(
    ({ products }) => products.filter(({ notPromotable }) => !notPromotable),
    () => [],
  );

export function PersonalSlider({ query, label, header, isTitled, motion }: Props) {
  const context = useCardContext();
  const { cart } = useServerCart();
  const { data } = useSWR<Product[]>(["adv", query, deliveryKey(cart)], fetchProducts, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  if (!data || !context) return <div className={styles.slider} />;
  if (data.length === 0) return null;
  return (
    <div data-personal="">
      {header}
      <Carousel label={label} layout="cards" isTitled={isTitled} {...motion}>
        {data.map((product) => (
          <ProductCard key={product.productId} product={product} context={context} isSlide />
        ))}
      </Carousel>
    </div>
  );
}
