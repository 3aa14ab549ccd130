"use client";

import { useLocale } from "next-intl";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { ContentText } from "@/components/ui/content-text";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { MessageText } from "@/components/ui/message-text";
import { ProductFacts } from "@/components/ui/product-facts";
import { isPackaging } from "@/lib/cart/selectors";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./cart-line.module.css";
import { LineCondition } from "./line-condition";
import { LineOptions } from "./line-options";
import { SoldOutActions } from "./sold-out-actions";
import { SplitPacks } from "./split-packs";
import { usePriceDetails } from "./use-price-details";

type Props = {
  item: CartItem;
  /** Brand and size. */
  description: string[];
  descriptionId: string;
};

/** What the line is, what it costs and what has to be known about it. */
export function LineDetails({ item, description, descriptionId }: Props) {
  const href = localizePath(useLocale());
  const priceDetails = usePriceDetails(item);
  const { product } = item;
  const isPackagingItem = isPackaging(item);
  return (
    <div className={styles.details}>
      {isPackagingItem ? (
        <strong className={styles.name}>
          <ContentText>{product.name}</ContentText>
        </strong>
      ) : (
        <Link className={styles.name} href={href(paths.product(product.slug))}>
          <ContentText>{product.name}</ContentText>
        </Link>
      )}
      <span id={descriptionId} className={styles.more}>
        <ProductFacts facts={description} />
      </span>
      {priceDetails.length > 0 && (
        <span className={styles.unit}>
          <ProductFacts facts={priceDetails} />
        </span>
      )}
      {!isPackagingItem && <FoodProfileWarningSlot id={product.productId} />}
      <LineCondition item={item} />
      <LineOptions item={item} />
      <SplitPacks item={item} />
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
  );
}
