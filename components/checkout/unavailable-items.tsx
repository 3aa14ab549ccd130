"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { MessageText } from "@/components/ui/message-text";
import { Muted } from "@/components/ui/record";
import { apiFetch } from "@/lib/api/api-fetch";
import { replaceLine } from "@/lib/cart/replace-line";
import { getCartItems } from "@/lib/cart/selectors";
import { removeLine } from "@/lib/cart/writes";
import type { Cart, CartItem } from "@/lib/ebsn/domain/cart";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import { alternativesTo } from "@/lib/rules/alternatives";
import { unitPriceText } from "@/lib/unit-price-text";
import styles from "./checkout.module.css";

const SHELF_SIZE = 24;
const MAX_REPLACEMENTS = 3;

/** What the shop can no longer deliver, to be taken out or replaced without leaving the checkout. */
export function UnavailableItems({ cart, onResolve }: { cart: Cart; onResolve: () => void }) {
  const t = useTranslations("checkout.unavailable");
  const items = getCartItems(cart).filter(({ notices }) => notices.length > 0);
  if (items.length === 0) return null;
  return (
    <section className={styles.unavailable} aria-labelledby="unavailable-title">
      <h3 id="unavailable-title">{t("title", { count: items.length })}</h3>
      <ul>
        {items.map((item) => (
          <UnavailableItem key={item.itemId} item={item} onResolve={onResolve} />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { item: CartItem; onResolve: () => void };

function UnavailableItem({ item, onResolve }: ItemProps) {
  const t = useTranslations("checkout.unavailable");
  const [isReplacing, setIsReplacing] = useState(false);
  const { name } = item.product;
  return (
    <li>
      <p>
        <b>{name}</b>{" "}
        {item.notices.map(({ code, message, html }) => (
          <Fragment key={code + message}>
            <MessageText text={message} html={html} />{" "}
          </Fragment>
        ))}
      </p>
      <p className={styles.unavailableActions}>
        <Button
          variant="secondary"
          small
          aria-label={t("removeNamed", { name })}
          onClick={() => {
            removeLine(item.itemId);
            onResolve();
          }}
        >
          {t("remove")}
        </Button>
        <Button
          variant="secondary"
          small
          aria-expanded={isReplacing}
          aria-label={t("replaceNamed", { name })}
          onClick={() => setIsReplacing(!isReplacing)}
        >
          {t("replace")}
        </Button>
      </p>
      {isReplacing && <Replacements item={item} onResolve={onResolve} />}
    </li>
  );
}

function Replacements({ item, onResolve }: ItemProps) {
  const t = useTranslations("checkout.unavailable");
  const locale = useLocale();
  const { categoryId, productId } = item.product;
  const { data, error } = useSWR(["replacements", productId], () =>
    apiFetch<ProductList>("products", {
      params: { parent_category_id: categoryId ?? undefined, page_size: SHELF_SIZE },
    }),
  );
  const products = alternativesTo(item.product, data?.products ?? []).slice(0, MAX_REPLACEMENTS);
  const [takenId, setTakenId] = useState<number | null>(null);

  async function replaceWith(newProductId: number, quantity: number): Promise<void> {
    setTakenId(newProductId);
    if (await replaceLine(item, { productId: newProductId, quantity })) onResolve();
    setTakenId(null);
  }

  if (error || (data && products.length === 0)) return <Muted>{t("none")}</Muted>;
  return (
    <ul className={styles.replacements} aria-busy={!data}>
      {products.map((product) => (
        <li key={product.productId}>
          <span>
            {product.name}{" "}
            <small>
              {[product.brand, product.packSize, unitPriceText(product.prices, locale)]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </span>
          <b>{formatMoney(product.prices.display ?? 0, locale)}</b>
          <Button
            small
            busy={takenId === product.productId}
            disabled={takenId !== null && takenId !== product.productId}
            aria-label={t("takeNamed", { name: product.name })}
            onClick={() =>
              void replaceWith(
                product.productId,
                product.selling.kind === item.product.selling.kind ? item.quantity : 1,
              )
            }
          >
            {t("take")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
