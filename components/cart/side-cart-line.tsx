"use client";

import { useLocale } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { useWords } from "@/components/ui/words";
import { ruleOf } from "@/lib/cart/compact";
import { quantityText } from "@/lib/cart/quantity-text";
import { isPackaging } from "@/lib/cart/view";
import { removeLine, setLine } from "@/lib/cart/writes";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { paths } from "@/lib/paths";
import { askToRemove } from "./ask-to-remove";
import { LinePrice } from "./line-price";
import { limitOfProduct } from "./limit";
import { QuantityControl } from "./quantity-control";
import styles from "./side-cart.module.css";

export function SideCartLine({ item }: { item: CartItem }) {
  const locale = useLocale();
  const words = useWords();
  const { product, itemId, quantity } = item;
  const rule = ruleOf(product.selling);

  async function remove(): Promise<void> {
    if (await askToRemove(product.name, quantityText(rule, quantity, words, locale))) removeLine(itemId);
  }

  return (
    <li className={styles.line}>
      <Picture picture={product.picture} alt="" width={56} className={styles.picture} />
      <div className={styles.what}>
        {isPackaging(item) ? product.name : <a href={paths.product(product.slug)}>{product.name}</a>}
        <div className={styles.control}>
          <QuantityControl
            name={product.name}
            rule={rule}
            quantity={quantity}
            limit={limitOfProduct(product)}
            onAdd={async () => undefined}
            onChange={(next) => setLine(itemId, next)}
            onRemove={() => void remove()}
          />
        </div>
      </div>
      <LinePrice item={item} />
    </li>
  );
}
