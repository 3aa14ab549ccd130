"use client";

import useSWR from "swr";
import { HouseholdWarningSlot } from "@/components/household/household-warning-slot";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { formatMoney } from "@/lib/money";
import { isAlternative } from "@/lib/rules/alternatives";
import type { ShoppingMessages, ShoppingProduct } from "./shopping-item";
import styles from "./recipe-shopping.module.css";

export type RecipeSwapProps = {
  product: ShoppingProduct;
  messages: ShoppingMessages;
  onChoose: (product: Product) => void;
};

const MAX_CANDIDATES = 24;
const MAX_SHOWN = 8;

async function fetchCategoryProducts([, categoryId]: [string, number]): Promise<Product[]> {
  const params = { parent_category_id: categoryId, page_size: MAX_CANDIDATES };
  return (await apiFetch<ProductList>("products", { params })).products;
}

export function RecipeSwap({ product, messages, onChoose }: RecipeSwapProps) {
  const locale = getPageLocale();
  const { data, error } = useSWR(
    product.categoryId === null ? null : ["recipe-swap", product.categoryId],
    fetchCategoryProducts,
    { revalidateOnFocus: false },
  );
  const others = data?.filter((other) => isAlternative(other, product.id)).slice(0, MAX_SHOWN);
  if (error || others?.length === 0) return <p role="status">{messages.noSwap}</p>;
  return (
    <ul className={styles.others}>
      {others?.map((other) => (
        <li key={other.productId}>
          <button type="button" onClick={() => onChoose(other)}>
            {other.name}
          </button>
          <small>
            {[
              other.brand,
              other.packSize,
              other.prices.display === null ? "" : formatMoney(other.prices.display, locale),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
          <HouseholdWarningSlot id={other.productId} />
        </li>
      ))}
    </ul>
  );
}
