"use client";

import { Activity } from "react";
import { FoodProfileUnchecked } from "@/components/food-profile/food-profile-unchecked";
import { describeByCard } from "@/components/ui/describe-by-card";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { AddToCart } from "@/components/cart/add-to-cart";
import { AddToListButton } from "./add-to-list-button";
import { useMessages } from "@/components/ui/messages";
import type { CardExtrasProps } from "./card-extras";
import type { CardChoices } from "./card-choices";
import type { CompactSelling } from "@/lib/cart/compact-selling";
import { needsCardExtrasStore } from "@/lib/catalogue/card-extras";
import { useStore } from "@/lib/state/use-store";
import { UNLIMITED } from "@/lib/rules/quantities/unlimited-stock";
import styles from "./card-actions.module.css";
import { useSessionProduct } from "./session-products";

export type ActionProps = {
  id: number;
  name: string;
  selling: CompactSelling;
  /** Omitted when unlimited; 0 when sold out, below it without a price. */
  stock?: number;
  packageNum?: number;
  /** Chosen beforehand: parameter → key. */
  options?: Record<string, string>;
  choices?: CardChoices;
  /** Full width, below the price: on the product's own page. */
  isWide?: boolean;
  canAlert?: true;
};

/** Few products have options. Not in `<Suspense>`: docs/decisions/first-paint.md. */
const AddToCartWithOptions = lazyOptional(
  () => import("./add-to-cart-with-options").then((file) => file.AddToCartWithOptions),
  AddWithoutChoices,
);

/** Most products are in stock. */
const StockAlertButton = lazyOptional(() =>
  import("@/components/cart/stock-alert-button").then((file) => file.StockAlertButton),
);

const CardExtras = lazyOptional<CardExtrasProps>(
  () => import("./card-extras").then((file) => file.CardExtras),
  FoodProfileUnchecked,
);

type ChoiceProps = Omit<ActionProps, "stock"> & {
  stock: number;
  choices: CardChoices;
  controlClass?: string;
};

/** Options are asked for when the product is added. */
function AddWithoutChoices({ controlClass, choices: _choices, ...actions }: ChoiceProps) {
  return (
    <div className={controlClass}>
      <AddToCart {...actions} isCompact />
    </div>
  );
}

export function CardActions({
  id,
  name,
  selling,
  stock = UNLIMITED,
  choices,
  isWide,
  canAlert,
  ...chosen
}: ActionProps) {
  const sessionProduct = useSessionProduct(id);
  const messages = useMessages();
  const hasExtras = useStore(needsCardExtrasStore);
  const available = sessionProduct?.stock ?? stock;
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
            <AddToCart {...actions} {...chosen} isCompact={isCompact} />
          </div>
        )
      ) : (
        available === 0 && (
          <div className={isCompact ? styles.unavailable : styles.soldOut}>
            <span>{messages.unavailable}</span>
            {canAlert && (
              <Activity>
                <StockAlertButton ref={describeByCard} id={id} name={name} />
              </Activity>
            )}
          </div>
        )
      )}
      {hasExtras && isCompact && (
        <Activity>
          <CardExtras id={id} name={name} />
        </Activity>
      )}
    </>
  );
}
