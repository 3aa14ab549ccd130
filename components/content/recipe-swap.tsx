"use client";

import { useRef } from "react";
import useSWR from "swr";
import { HouseholdWarningSlot } from "@/components/household/household-warning-slot";
import { useMessages } from "@/components/ui/messages";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { formatMoney } from "@/lib/money";
import { findAlternatives } from "@/lib/rules/alternatives";
import { foldCaseAndAccents } from "@/lib/rules/fold-case-and-accents";
import { unitPriceText } from "@/lib/unit-price-text";
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

const longWords = (text: string) => foldCaseAndAccents(text).match(/\p{L}{4,}/gu) ?? [];

/** A product named alike comes first, then the nearest price. */
function rankOthers(product: ShoppingProduct, candidates: Product[]): Product[] {
  const words = new Set(longWords(product.name));
  const shared = ({ name }: Product) => longWords(name).filter((word) => words.has(word)).length;
  const others = findAlternatives({ productId: product.id, prices: { display: product.price } }, candidates);
  return others.toSorted((a, b) => shared(b) - shared(a)).slice(0, MAX_SHOWN);
}

function describe({ brand, packSize, prices, selling }: Product, locale: string): string {
  const price = prices.display === null ? "" : formatMoney(prices.display, locale);
  const priceTexts =
    selling.kind === "loose" ? [price && `${price}/kg`] : [price, unitPriceText(prices, locale)];
  return [brand, packSize, ...priceTexts].filter(Boolean).join(" · ");
}

export function RecipeSwap({ product, messages, onChoose }: RecipeSwapProps) {
  const locale = getPageLocale();
  const { loading } = useMessages();
  const { data, error, mutate } = useSWR(
    product.categoryId === null ? null : ["recipe-swap", product.categoryId],
    fetchCategoryProducts,
    { revalidateOnFocus: false },
  );
  if (error && !data) return <SwapFailed messages={messages} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{loading}</p>;
  const others = rankOthers(product, data);
  if (others.length === 0) return <p role="status">{messages.noSwap}</p>;
  return (
    <ul className={styles.others}>
      {others.map((other) => (
        <li key={other.productId}>
          <button
            type="button"
            lang={contentLanguage(locale)}
            aria-label={[other.name, other.brand].filter(Boolean).join(", ")}
            onClick={() => onChoose(other)}
          >
            {other.name}
          </button>
          <small>{describe(other, locale)}</small>
          <HouseholdWarningSlot id={other.productId} />
        </li>
      ))}
    </ul>
  );
}

function SwapFailed({ messages, onRetry }: { messages: ShoppingMessages; onRetry: () => void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useFocusAfterRemoval(ref);
  return (
    <p ref={ref} role="alert">
      {messages.swapFailed}{" "}
      <button type="button" className={styles.swap} onClick={onRetry}>
        {messages.retry}
      </button>
    </p>
  );
}
