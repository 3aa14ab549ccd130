"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinePrice } from "@/components/cart/line-price";
import { Link } from "@/components/ui/link";
import { LineProduct, ProductLine, ProductLines } from "@/components/ui/product-lines";
import { useMessages } from "@/components/ui/messages";
import { formatLineQuantity, formatWeight } from "@/lib/cart/format-quantity";
import { chosenOptions, isPackaging } from "@/lib/cart/selectors";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";

type Props = {
  items: OrderItem[];
  /** Prices are final. */
  isWeighed: boolean;
};

export function OrderLines({ items, isWeighed }: Props) {
  const t = useTranslations("orders");
  const messages = useMessages();
  const locale = useLocale();
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title">{t("lines", { count: items.length })}</h2>
      <ProductLines>
        {items.map((item) => {
          const { product, quantity, weight, variableWeight } = item;
          const amount = formatLineQuantity(product, quantity, messages, locale);
          const weightLabel =
            variableWeight && product.selling.kind !== "loose" && weight ? formatWeight(weight, locale) : "";
          return (
            <ProductLine key={item.orderItemId}>
              <LineProduct
                picture={product.picture}
                name={
                  isPackaging(item) ? (
                    product.name
                  ) : (
                    <Link href={localizePath(locale)(paths.product(product.slug))}>{product.name}</Link>
                  )
                }
                details={[product.brand, product.packSize, ...chosenOptions(item), amount, weightLabel]
                  .filter(Boolean)
                  .join(" · ")}
              />
              <LinePrice item={{ ...item, variableWeight: variableWeight && !isWeighed }} />
            </ProductLine>
          );
        })}
      </ProductLines>
    </section>
  );
}
