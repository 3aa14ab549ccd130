import { getProducts, getRecommendedProducts } from "@/lib/ebsn/catalogue";
import type { Product } from "@/lib/ebsn/domain/product";
import { nullIfUnsupported } from "@/lib/ebsn/null-if-unsupported";
import type { SliderQuery } from "./slider-query";

export async function readSliderProducts(query: SliderQuery): Promise<Product[]> {
  if ("search" in query) return (await getProducts(query.search)).products;
  const { adv, fallback } = query;
  if (!fallback) return getRecommendedProducts(adv);
  return (await nullIfUnsupported(getRecommendedProducts(adv))) ?? (await getProducts(fallback)).products;
}
