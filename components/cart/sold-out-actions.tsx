"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { replaceLine } from "@/lib/cart/replace-line";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { productQuantityLimit } from "./quantity-limit";
import { Replacements } from "./replacements";
import styles from "./replacements.module.css";
import { StockAlertButton } from "./stock-alert-button";
import { TakeRemainingButton } from "./take-remaining-button";

export function SoldOutActions({ item }: { item: CartItem }) {
  const t = useTranslations("checkout.unavailable");
  const [isReplacing, setIsReplacing] = useState(false);
  const { product, notices } = item;
  if (product.available > 0 && notices.length === 0) return null;
  return (
    <div className={styles.choices}>
      <TakeRemainingButton item={item} onTake={() => document.getElementById("cart-title")?.focus()} />
      <Button
        variant="secondary"
        small
        aria-expanded={isReplacing}
        aria-label={t("replaceNamed", { name: product.name })}
        onClick={() => setIsReplacing(!isReplacing)}
      >
        {t("replace")}
      </Button>
      {product.canAlert && <StockAlertButton id={product.productId} name={product.name} />}
      {isReplacing && (
        <Replacements
          product={product}
          onSelect={async (other) => {
            if (await replaceLine(item, other, productQuantityLimit(other)))
              document.getElementById("cart-title")?.focus();
          }}
        />
      )}
    </div>
  );
}
