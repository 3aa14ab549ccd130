"use client";

import { useLocale } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { ruleOf } from "@/lib/cart/compact";
import { isPackaging } from "@/lib/cart/view";
import { removeLine, setLine } from "@/lib/cart/writes";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { LinePrice } from "./line-price";
import { limitOfProduct } from "./limit";
import { QuantityControl } from "./quantity-control";
import styles from "./side-cart.module.css";

export function SideCartLine({ item }: { item: CartItem }) {
  const href = localPath(useLocale());
  const { product, itemId, quantity } = item;
  const rule = ruleOf(product.selling);

  return (
    <li className={styles.line}>
      <Picture picture={product.picture} alt="" width={56} className={styles.picture} />
      <div className={styles.what}>
        {isPackaging(item) ? product.name : <a href={href(paths.product(product.slug))}>{product.name}</a>}
        <div className={styles.control}>
          <QuantityControl
            name={product.name}
            rule={rule}
            quantity={quantity}
            limit={limitOfProduct(product)}
            onAdd={async () => undefined}
            onChange={(next) => setLine(itemId, next)}
            onRemove={() => removeLine(itemId)}
          />
        </div>
      </div>
      <LinePrice item={item} />
    </li>
  );
}
