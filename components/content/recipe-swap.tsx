"use client";

import { useRef } from "react";
import { useCandidates } from "@/components/cart/use-candidates";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { describeProduct } from "@/components/cart/price-text";
import { usePriceContext } from "@/components/cart/use-price-context";
import { useMessages } from "@/components/ui/messages";
import { ProductFacts } from "@/components/ui/product-facts";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import type { Product } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { areAllPricesHidden } from "@/lib/rules/prices/hidden-price";
import { findAlternatives } from "@/lib/rules/products/alternatives";
import { nameWithBrand } from "@/lib/rules/products/name-with-brand";
import { foldCaseAndAccents } from "@/lib/rules/text/fold-case-and-accents";
import { hasSignedInHint } from "@/lib/session/session-hint";
import type { ShoppingMessages, ShoppingProduct } from "./shopping-item";
import styles from "./recipe-shopping.module.css";

export type RecipeSwapProps = {
  product: ShoppingProduct;
  messages: ShoppingMessages;
  onChoose: (product: Product) => void;
};

const MAX_SHOWN = 8;

const longWords = (text: string) => foldCaseAndAccents(text).match(/\p{L}{4,}/gu) ?? [];

/** A product named alike comes first, then the nearest price. */
function rankOthers(product: ShoppingProduct, candidates: Product[]): Product[] {
  const words = new Set(longWords(product.name));
  const shared = ({ name }: Product) => longWords(name).filter((word) => words.has(word)).length;
  const others = findAlternatives({ productId: product.id, prices: { display: product.price } }, candidates, {
    arePricesHidden: areAllPricesHidden(candidates) && !hasSignedInHint(),
  });
  return others.toSorted((a, b) => shared(b) - shared(a)).slice(0, MAX_SHOWN);
}

export function RecipeSwap({ product, messages, onChoose }: RecipeSwapProps) {
  const locale = getPageLocale();
  const priceContext = usePriceContext();
  const { loading } = useMessages();
  const { candidates, error, reload } = useCandidates(product.categoryId);
  if (error) return <SwapFailed messages={messages} onRetry={reload} />;
  if (!candidates) return <p role="status">{loading}</p>;
  const others = rankOthers(product, candidates.products);
  if (others.length === 0) return <p role="status">{messages.noSwap}</p>;
  return (
    <ul className={styles.others}>
      {others.map((other) => (
        <li key={other.productId}>
          <button
            type="button"
            lang={contentLanguage(locale)}
            aria-label={nameWithBrand(other)}
            onClick={() => onChoose(other)}
          >
            {other.name}
          </button>
          <small>
            <ProductFacts facts={describeProduct(other, priceContext)} />
          </small>
          <FoodProfileWarningSlot id={other.productId} />
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
