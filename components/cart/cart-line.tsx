"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { ContentText } from "@/components/ui/content-text";
import { findNeighbour } from "@/components/ui/focus-neighbour";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { MessageText } from "@/components/ui/message-text";
import { Picture } from "@/components/ui/picture";
import { useMessages } from "@/components/ui/messages";
import { useItemPending } from "@/lib/cart/use-cart";
import { openRemoveDialog } from "@/lib/overlays/overlay";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { splitQuantity } from "@/lib/cart/format-quantity";
import { isPackaging } from "@/lib/cart/selectors";
import { removeLine, setLineQuantity } from "@/lib/cart/change-lines";
import { stepDown } from "@/lib/rules/quantities/quantity";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { config } from "@/lib/config";
import { AcceptAlternatives } from "./accept-alternatives";
import styles from "./cart-line.module.css";
import { ItemNote } from "./item-note";
import { LineCondition } from "./line-condition";
import { LineOptions } from "./line-options";
import { LinePrice } from "./line-price";
import { LineQuantity } from "./line-quantity";
import { productQuantityLimit } from "./quantity-limit";
import { SoldOutActions } from "./sold-out-actions";
import { SplitPacks } from "./split-packs";
import { SubstitutionChoice } from "./substitution";
import { usePriceDetails } from "./use-price-details";

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
  const priceDetails = usePriceDetails(item);

  async function confirmRemoval(): Promise<void> {
    if (await openRemoveDialog(product.name, splitQuantity(rule, quantity, messages, locale))) remove();
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
      <div className={styles.details}>
        {isPackagingItem ? (
          <strong className={styles.name}>
            <ContentText>{product.name}</ContentText>
          </strong>
        ) : (
          <Link className={styles.name} href={localizePath(locale)(paths.product(product.slug))}>
            <ContentText>{product.name}</ContentText>
          </Link>
        )}
        <span id={detailsId} className={styles.more}>
          {details.join(" · ")}
        </span>
        {priceDetails.length > 0 && <span className={styles.unit}>{priceDetails.join(" · ")}</span>}
        {!isPackagingItem && <FoodProfileWarningSlot id={product.productId} />}
        <LineCondition item={item} />
        <LineOptions item={item} />
        <SplitPacks item={item} rule={rule} />
        {item.notices.map((notice) => (
          <p key={notice.code + notice.message} className={styles.notice}>
            <Icon name="warning" size={18} />
            <MessageText text={notice.message} html={notice.html} />
          </p>
        ))}
        {!isPackagingItem && <SoldOutActions item={item} />}
        {item.promoNotice && (
          <p className={styles.notice}>
            <Icon name="card" size={18} />
            {item.promoNotice}
          </p>
        )}
      </div>
      {!isPackagingItem && (
        <div className={styles.choices}>
          {item.substitution ? (
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
