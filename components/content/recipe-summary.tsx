import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/money";
import type { Allergen } from "@/lib/rules/products/food-facts";
import { mergeFoodFacts } from "@/lib/rules/products/food-profile";
import { costOf, type ShoppingItem, type ShoppingMessages } from "./shopping-item";
import styles from "./recipe-shopping.module.css";

type Props = {
  items: readonly ShoppingItem[];
  portions: number;
  factor: number;
  locale: string;
  messages: ShoppingMessages;
  allergenNames: Readonly<Record<Allergen, string>>;
};

export function RecipeSummary({ items, portions, factor, locale, messages, allergenNames }: Props) {
  const products = items.flatMap(({ product }) => (product ? [{ product, facts: product.facts }] : []));
  if (products.length === 0) return null;
  const cents = items.reduce((sum, item) => sum + costOf(item, factor), 0);
  const { contains, traces, undeclared } = mergeFoodFacts(products);
  const names = (allergens: readonly Allergen[]) =>
    allergens.map((allergen) => allergenNames[allergen]).join(", ");
  const isComplete = undeclared.length === 0;
  return (
    <div className={styles.summary} aria-live="polite">
      {cents > 0 && (
        <p>
          {interpolate(messages.perPortion, { price: formatMoney(Math.round(cents / portions), locale) })}
        </p>
      )}
      {contains.length > 0 && (
        <p>
          <b>{messages.allergens}</b> {names(contains)}
        </p>
      )}
      {contains.length === 0 && isComplete && <p>{messages.noAllergens}</p>}
      {traces.length > 0 && <p>{interpolate(messages.traces, { names: names(traces) })}</p>}
      {!isComplete && (
        <p>
          {interpolate(messages.undeclared, {
            names: [...new Set(undeclared.map(({ name }) => name))].join(", "),
          })}
        </p>
      )}
    </div>
  );
}
