import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { now } from "@/lib/clock";
import { dayInItaly } from "@/lib/dates";
import type { Product } from "@/lib/ebsn/domain/product";
import { localPath } from "@/lib/i18n/local-path";
import { type CardContext, ProductCard } from "./product-card";
import styles from "./product-grid.module.css";
import { type ListQuery, SessionList } from "./session-list";

export async function cardContext(): Promise<CardContext> {
  const [locale, { leaf: words }] = await Promise.all([getLocale(), getMessages()]);
  return { words, locale, today: dayInItaly(now()), href: localPath(locale) };
}

type Props = {
  products: Product[];
  /** The same list as the door is asked for it. */
  query: ListQuery;
  /** What stands between the cards, by the number of cards before it; each takes a whole row. */
  between?: ReadonlyMap<number, ReactNode>;
};

const NOTHING: ReadonlyMap<number, ReactNode> = new Map();

/** As many as a phone shows beside each other. */
const FIRST = 2;

export async function ProductGrid({ products, query, between = NOTHING }: Props) {
  const context = await cardContext();
  return (
    <SessionList query={query}>
      <ul className={styles.grid}>
        {products.map((product, index) => [
          between.has(index) && (
            <li key={`b${index}`} className={styles.between}>
              {between.get(index)}
            </li>
          ),
          <ProductCard key={product.productId} product={product} context={context} first={index < FIRST} />,
        ])}
        {[...between].map(
          ([index, blocks]) =>
            index >= products.length && (
              <li key={`b${index}`} className={styles.between}>
                {blocks}
              </li>
            ),
        )}
      </ul>
    </SessionList>
  );
}
