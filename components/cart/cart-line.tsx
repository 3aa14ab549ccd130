"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { findNeighbour } from "@/components/ui/focus-neighbour";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useMessages } from "@/components/ui/messages";
import { useItemPending } from "@/lib/cart/use-cart";
import { openRemoveDialog } from "@/lib/overlays/overlay";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { quantityAndUnit } from "@/lib/cart/format-quantity";
import { isPackaging } from "@/lib/cart/selectors";
import { removeLine, setLineQuantity } from "@/lib/cart/change-lines";
import { stepDown } from "@/lib/rules/quantities/quantity";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { config } from "@/lib/config";
import { AcceptAlternatives } from "./accept-alternatives";
import styles from "./cart-line.module.css";
import { ItemNote } from "./item-note";
import { LineDetails } from "./line-details";
import { LinePrice } from "./line-price";
import { LineQuantity } from "./line-quantity";
import { productQuantityLimit } from "./quantity-limit";
import { NoSubstitute, SubstitutionChoice } from "./substitution";

export function CartLine({ item }: { item: CartItem }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const messages = useMessages();
  const lineRef = useRef<HTMLLIElement>(null);
  const { product, itemId, quantity } = item;
  const rule = getSellingRule(product.selling);
  const isPending = useItemPending(itemId);
  const detailsId = useId();
  const details = [product.brand, product.packSize].filter(Boolean);

  async function confirmRemoval(): Promise<void> {
    if (await openRemoveDialog(product.name, quantityAndUnit(rule, quantity, messages, locale))) remove();
  }

  function remove(): void {
    const next = findNeighbour(lineRef.current, "[data-cart-line]", document.getElementById("cart-title"));
    removeLine(itemId);
    next?.focus();
  }

  const isPackagingItem = isPackaging(item);
  const stepOptions = {
    limit: productQuantityLimit(product),
    ignoreMultiple: item.info.is_package === "false",
  };
  const fewer = stepDown(rule, quantity, stepOptions);
  /** The stepper's own button removes the line. */
  const isLastStep = "quantity" in fewer && fewer.quantity === 0;
  return (
    <li ref={lineRef} id={`line-${itemId}`} data-cart-line tabIndex={-1} className={styles.line}>
      <Picture picture={product.picture} alt="" width={88} className={styles.picture} />
      <LineDetails item={item} description={details} descriptionId={detailsId} />
      {!isPackagingItem && (
        <div className={styles.choices}>
          {product.notPromotable && !item.acceptAlternatives ? (
            <NoSubstitute />
          ) : item.substitution ? (
            <SubstitutionChoice item={item} preference={item.substitution} />
          ) : (
            <AcceptAlternatives item={item} />
          )}
          {config.itemNotes && <ItemNote item={item} />}
        </div>
      )}
      <LinePrice item={item} isPending={isPending} />
      <div className={styles.control}>
        <LineQuantity
          name={product.name}
          details={details.join(", ")}
          rule={rule}
          quantity={quantity}
          limit={stepOptions.limit}
          isPending={isPending}
          ignoreMultiple={stepOptions.ignoreMultiple}
          onChange={(next) => setLineQuantity(itemId, next)}
          onRemove={remove}
        />
      </div>
      {!isLastStep && (
        <button
          type="button"
          className={`icon-button ${styles.remove}`}
          aria-label={t("removeNamed", { name: product.name })}
          aria-describedby={detailsId}
          onClick={() => void confirmRemoval()}
        >
          <Icon name="trash" size={20} />
        </button>
      )}
    </li>
  );
}
