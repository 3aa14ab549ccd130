import { useLocale, useTranslations } from "next-intl";
import { useLineDetails } from "@/components/cart/use-line-details";
import { LinePrice } from "@/components/cart/line-price";
import { ContentText } from "@/components/ui/content-text";
import { useMessages } from "@/components/ui/messages";
import { Picture } from "@/components/ui/picture";
import { ProductFacts } from "@/components/ui/product-facts";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity } from "@/lib/cart/format-quantity";
import { isPackaging } from "@/lib/cart/selectors";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import styles from "./checkout.module.css";

type Props = { items: CartItem[]; isPending: boolean; isOpen: boolean };

export function CheckoutProducts({ items, isPending, isOpen }: Props) {
  const t = useTranslations("checkout");
  return (
    <details className={styles.products} open={isOpen || undefined}>
      <summary className="disclosure">
        {t("productCount", { count: items.filter((item) => !isPackaging(item)).length })}
      </summary>
      <ul>
        {items.map((item) => (
          <CheckoutProduct key={item.itemId} item={item} isPending={isPending} />
        ))}
      </ul>
    </details>
  );
}

function CheckoutProduct({ item, isPending }: { item: CartItem; isPending: boolean }) {
  const messages = useMessages();
  const locale = useLocale();
  const { name, picture, selling } = item.product;
  const quantity = formatQuantity(getSellingRule(selling), item.quantity, messages, locale);
  const details = useLineDetails(item, quantity);
  return (
    <li>
      <Picture picture={picture} alt="" width={48} className={styles.thumb} />
      <span className={styles.productName}>
        <ContentText>{name}</ContentText>
        <small>
          <ProductFacts facts={details} />
        </small>
      </span>
      <LinePrice item={item} isPending={isPending} />
    </li>
  );
}
