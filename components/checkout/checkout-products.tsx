import { useLocale, useTranslations } from "next-intl";
import { LinePrice } from "@/components/cart/line-price";
import { useMessages } from "@/components/ui/messages";
import { Picture } from "@/components/ui/picture";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity } from "@/lib/cart/format-quantity";
import { chosenOptions, isPackaging } from "@/lib/cart/selectors";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { unitPriceText } from "@/lib/unit-price-text";
import styles from "./checkout.module.css";

type Props = { items: CartItem[]; isPending: boolean; isOpen: boolean };

export function CheckoutProducts({ items, isPending, isOpen }: Props) {
  const t = useTranslations("checkout");
  const messages = useMessages();
  const locale = useLocale();
  return (
    <details className={styles.products} open={isOpen || undefined}>
      <summary>{t("productCount", { count: items.filter((item) => !isPackaging(item)).length })}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.itemId}>
            <Picture picture={item.product.picture} alt="" width={48} className={styles.thumb} />
            <span className={styles.productName}>
              {item.product.name}
              <small>
                {[
                  ...chosenOptions(item),
                  formatQuantity(getSellingRule(item.product.selling), item.quantity, messages, locale),
                  unitPriceText(item.product.prices, locale),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <LinePrice item={item} isPending={isPending} />
          </li>
        ))}
      </ul>
    </details>
  );
}
