"use client";

import { useLocale } from "next-intl";
import { useRef } from "react";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { ContentText } from "@/components/ui/content-text";
import { findNeighbour } from "@/components/ui/focus-neighbour";
import { Link } from "@/components/ui/link";
import { MessageText } from "@/components/ui/message-text";
import { Picture } from "@/components/ui/picture";
import { ProductFacts } from "@/components/ui/product-facts";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { isPackaging } from "@/lib/cart/selectors";
import { useItemPending } from "@/lib/cart/use-cart";
import { removeLine, setLineQuantity } from "@/lib/cart/change-lines";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { LineCondition } from "./line-condition";
import { LinePrice } from "./line-price";
import { LineQuantity } from "./line-quantity";
import { productQuantityLimit } from "./quantity-limit";
import styles from "./side-cart.module.css";
import { useLineDetails } from "./use-line-details";

export function SideCartLine({ item }: { item: CartItem }) {
  const locale = useLocale();
  const href = localizePath(locale);
  const { product, itemId, quantity } = item;
  const details = useLineDetails(item);
  const rule = getSellingRule(product.selling);
  const isPending = useItemPending(itemId);
  const lineRef = useRef<HTMLLIElement>(null);

  function remove(): void {
    const title = lineRef.current?.closest("dialog")?.querySelector("h2");
    const next = findNeighbour(lineRef.current, "[data-side-cart-line]", title);
    removeLine(itemId);
    next?.focus();
  }

  return (
    <li ref={lineRef} data-side-cart-line tabIndex={-1} className={styles.line}>
      <Picture picture={product.picture} alt="" width={56} className={styles.picture} />
      <div className={styles.details}>
        {isPackaging(item) ? (
          <ContentText>{product.name}</ContentText>
        ) : (
          <Link href={href(paths.product(product.slug))}>
            <ContentText>{product.name}</ContentText>
          </Link>
        )}
        {details.length > 0 && (
          <small>
            <ProductFacts facts={details} />
          </small>
        )}
        {!isPackaging(item) && <FoodProfileWarningSlot id={product.productId} />}
        <LineCondition item={item} />
        {item.notices.map((notice) => (
          <small key={notice.code + notice.message} className={styles.notice}>
            <MessageText text={notice.message} html={notice.html} />
          </small>
        ))}
        <div className={styles.control}>
          <LineQuantity
            name={product.name}
            details={details.join(", ")}
            rule={rule}
            quantity={quantity}
            limit={productQuantityLimit(product)}
            isPending={isPending}
            ignoreMultiple={item.info.is_package === "false"}
            onChange={(next) => setLineQuantity(itemId, next)}
            onRemove={remove}
          />
        </div>
      </div>
      <LinePrice item={item} />
    </li>
  );
}
