import { getProducts, getRecommendedProducts } from "@/lib/ebsn/catalogue";
import type { Product } from "@/lib/ebsn/domain/product";
import type { SliderQuery } from "./slider-query";

export const readSliderProducts = (query: SliderQuery): Promise<Product[]> =>
  "search" in query
    ? getProducts(query.search).then((list) => list.products)
    : getRecommendedProducts(query.adv);
