"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { LoadError } from "@/components/ui/load-error";
import { Muted } from "@/components/ui/muted";
import { ProductFacts } from "@/components/ui/product-facts";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import type { Product } from "@/lib/ebsn/domain/product";
import { findAlternatives } from "@/lib/rules/products/alternatives";
import { isBarredFromLocker } from "@/lib/rules/cart/locker-sale";
import { formatPriceParts } from "./price-text";
import { usePriceContext } from "./use-price-context";
import styles from "./replacements.module.css";
import { useCandidates } from "./use-candidates";

const MAX_REPLACEMENTS = 3;

type Props = { product: Product; onSelect: (other: Product) => Promise<void> };

export function Replacements({ product, onSelect }: Props) {
  const t = useTranslations("checkout.unavailable");
  const tCommon = useTranslations("common");
  const { candidates, error, reload } = useCandidates(product.categoryId);
  const [selectingId, setSelectingId] = useState<number | null>(null);
  const serviceId = useCart().cart?.service?.deliveryServiceId;
  const others = findAlternatives(product, candidates?.products ?? [])
    .filter(({ features }) => !isBarredFromLocker(serviceId, features))
    .slice(0, MAX_REPLACEMENTS);

  async function select(other: Product): Promise<void> {
    setSelectingId(other.productId);
    await onSelect(other);
    setSelectingId(null);
  }

  if (error) return <LoadError error={error} onRetry={reload} />;
  if (!candidates)
    return (
      <div role="status" className={styles.replacements}>
        <span className="visually-hidden">{tCommon("loading")}</span>
        <Skeleton height="9rem" />
      </div>
    );
  if (others.length === 0) return <Muted>{t("none")}</Muted>;
  return (
    <ul className={styles.replacements}>
      {others.map((other) => (
        <Replacement key={other.productId} product={other}>
          <Button
            small
            busy={selectingId === other.productId}
            disabled={selectingId !== null && selectingId !== other.productId}
            aria-label={t("selectNamed", { name: other.name })}
            onClick={() => void select(other)}
          >
            {t("select")}
          </Button>
        </Replacement>
      ))}
    </ul>
  );
}

function Replacement({ product, children }: { product: Product; children: ReactNode }) {
  const { price, unitPrice, condition } = formatPriceParts(product, usePriceContext());
  return (
    <li>
      <div>
        <ContentText>{product.name}</ContentText>{" "}
        <small>
          <ProductFacts facts={[product.brand, product.packSize, unitPrice, condition]} />
        </small>
        <FoodProfileWarningSlot id={product.productId} />
      </div>
      <b>{price}</b>
      {children}
    </li>
  );
}
