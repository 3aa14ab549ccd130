"use client";

import { Activity, lazy } from "react";
import { AddToCart } from "@/components/cart/add-to-cart";
import { AddToListButton } from "./add-to-list-button";
import { useMessages } from "@/components/ui/messages";
import type { CardChoices } from "./card-choices";
import type { CompactSelling } from "@/lib/cart/compact-selling";
import { needsCardExtrasStore } from "@/lib/card-extras";
import { useStore } from "@/lib/use-store";
import { UNLIMITED } from "@/lib/rules/unlimited-stock";
import styles from "./card-actions.module.css";
import { useSessionProduct } from "./session-products";

export type ActionProps = {
  id: number;
  name: string;
  selling: CompactSelling;
  /** Omitted when unlimited; 0 when unavailable or without a price. */
  stock?: number;
  packageNum?: number;
  choices?: CardChoices;
  /** Full width, below the price: on the product's own page. */
  isWide?: boolean;
  canAlert?: true;
};

/** Few products have options. Not in `<Suspense>`: docs/decisions/first-paint.md. */
const AddToCartWithOptions = lazy(() =>
  import("./add-to-cart-with-options").then((file) => ({ default: file.AddToCartWithOptions })),
);

/** Most products are in stock. */
const StockAlertButton = lazy(() =>
  import("@/components/cart/stock-alert-button").then((file) => ({ default: file.StockAlertButton })),
);

const CardExtras = lazy(() => import("./card-extras").then((file) => ({ default: file.CardExtras })));

export function CardActions({
  id,
  name,
  selling,
  stock = UNLIMITED,
  packageNum,
  choices,
  isWide,
  canAlert,
}: ActionProps) {
  const sessionProduct = useSessionProduct(id);
  const messages = useMessages();
  const hasExtras = useStore(needsCardExtrasStore);
  const available = sessionProduct ? (sessionProduct.isBuyable ? sessionProduct.stock : 0) : stock;
  const actions = { id, name, selling: sessionProduct?.selling ?? selling, stock: available };
  const isCompact = !isWide;
  return (
    <>
      <div className={styles.listButton}>
        <AddToListButton id={id} name={name} />
      </div>
      {available > 0 ? (
        choices ? (
          <Activity>
            <AddToCartWithOptions {...actions} choices={choices} controlClass={styles.control} />
          </Activity>
        ) : (
          <div className={isCompact ? styles.control : undefined}>
            <AddToCart {...actions} packageNum={packageNum} isCompact={isCompact} />
          </div>
        )
      ) : (
        <div className={isCompact ? styles.unavailable : styles.soldOut}>
          <span>{messages.unavailable}</span>
          {canAlert && (
            <Activity>
              <StockAlertButton id={id} name={name} />
            </Activity>
          )}
        </div>
      )}
      {hasExtras && isCompact && (
        <Activity>
          <CardExtras id={id} name={name} />
        </Activity>
      )}
    </>
  );
}
