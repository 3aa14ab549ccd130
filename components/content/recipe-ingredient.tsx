import { Link } from "@/components/ui/link";
import { interpolate } from "@/lib/i18n/interpolate";
import { scaleAmount } from "@/lib/rules/recipe-amounts";
import { formatAmount, formatQuantity } from "./format-amount";
import { amountOf, quantityOf, type ShoppingItem, type ShoppingMessages } from "./shopping-item";
import styles from "./recipe-shopping.module.css";

type Props = {
  item: ShoppingItem;
  factor: number;
  locale: string;
  isChosen: boolean;
  onToggle: (id: number) => void;
  messages: ShoppingMessages;
};

export function RecipeIngredient({ item, factor, locale, isChosen, onToggle, messages }: Props) {
  const { name, product } = item;
  const amount = amountOf(item);
  return (
    <li className={styles.ingredient}>
      {product && !product.isOut ? (
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onToggle(product.id)}
          aria-label={interpolate(messages.buyNamed, { name: product.name })}
        />
      ) : (
        <span />
      )}
      <div>
        <p>
          {amount && <b>{formatAmount(scaleAmount(amount, factor), amount.unit, locale)}</b>} {name}
        </p>
        {product && (
          <p className={styles.product} data-off={!isChosen || product.isOut || undefined}>
            {product.isOut
              ? messages.unavailable
              : formatQuantity(quantityOf(item, product, factor), product.selling.k === "l", locale)}
            {" · "}
            <Link href={product.href}>
              {product.name} {product.pack}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
