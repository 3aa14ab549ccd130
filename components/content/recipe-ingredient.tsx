import { fill } from "@/lib/i18n/fill";
import { scaledValue } from "@/lib/rules/recipe-amounts";
import { amountText, quantityText } from "./amount-text";
import { amountOf, quantityOf, type ShoppingItem, type ShoppingWords } from "./recipe-shopping";
import styles from "./recipe-shopping.module.css";

type Props = {
  item: ShoppingItem;
  factor: number;
  locale: string;
  chosen: boolean;
  onToggle: (id: number) => void;
  words: ShoppingWords;
};

/** An ingredient in the amount one needs, and under it the product that answers it. */
export function RecipeIngredient({ item, factor, locale, chosen, onToggle, words }: Props) {
  const { name, buy } = item;
  const amount = amountOf(item);
  return (
    <li className={styles.ingredient}>
      {buy && !buy.isOut ? (
        <input
          type="checkbox"
          checked={chosen}
          onChange={() => onToggle(buy.id)}
          aria-label={fill(words.buyNamed, { name: buy.name })}
        />
      ) : (
        <span />
      )}
      <div>
        <p>
          {amount && <b>{amountText(scaledValue(amount, factor), amount.unit, locale)}</b>} {name}
        </p>
        {buy && (
          <p className={styles.product} data-off={!chosen || buy.isOut || undefined}>
            {buy.isOut
              ? words.unavailable
              : quantityText(quantityOf(item, buy, factor), buy.s.k === "l", locale)}
            {" · "}
            <a href={buy.href}>
              {buy.name} {buy.pack}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
