"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { LoadError } from "@/components/ui/load-error";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import { findAlternatives } from "@/lib/rules/alternatives";
import { unitPriceText } from "@/lib/unit-price-text";
import styles from "./replacements.module.css";

const MAX_CANDIDATES = 24;
const MAX_REPLACEMENTS = 3;

type Props = { product: Product; onSelect: (other: Product) => Promise<void> };

export function Replacements({ product, onSelect }: Props) {
  const t = useTranslations("checkout.unavailable");
  const tCommon = useTranslations("common");
  const locale = useLocale();
  const { data, error, mutate } = useSWR(["replacements", product.productId], () =>
    apiFetch<ProductList>("products", {
      params: { parent_category_id: product.categoryId ?? undefined, page_size: MAX_CANDIDATES },
    }),
  );
  const [selectingId, setSelectingId] = useState<number | null>(null);
  const others = findAlternatives(product, data?.products ?? []).slice(0, MAX_REPLACEMENTS);

  async function select(other: Product): Promise<void> {
    setSelectingId(other.productId);
    await onSelect(other);
    setSelectingId(null);
  }

  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data)
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
        <li key={other.productId}>
          <span>
            <ContentText>{other.name}</ContentText>{" "}
            <small>
              {[other.brand, other.packSize, unitPriceText(other.prices, locale)].filter(Boolean).join(" · ")}
            </small>
          </span>
          <b>{formatMoney(other.prices.display ?? 0, locale)}</b>
          <Button
            small
            busy={selectingId === other.productId}
            disabled={selectingId !== null && selectingId !== other.productId}
            aria-label={t("selectNamed", { name: other.name })}
            onClick={() => void select(other)}
          >
            {t("select")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
