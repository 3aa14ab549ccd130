import { Fragment, type ReactNode } from "react";
import { AfterPaint } from "@/components/ui/after-paint";
import type { Product } from "@/lib/ebsn/domain/product";
import { getCardContext } from "./card-context";
import { ProductCard } from "./product-card";
import { CardGrid } from "./card-grid";
import styles from "./product-grid.module.css";
import type { ListQuery } from "./list-query";
import { SessionProductsProvider } from "./session-products";

type Props = {
  products: Product[];
  /** Gateway query of the same list. */
  query: ListQuery;
  /** Full-width rows inserted between the cards, by the number of cards before them. */
  insertedRows?: ReadonlyMap<number, ReactNode>;
};

const NO_ROWS: ReadonlyMap<number, ReactNode> = new Map();

/** Cards in the first rows. */
const PREFETCHED_CARD_COUNT = 8;

/** Cards above the fold: three rows on phones, two on desktops. */
const PHONE_SCREEN_COUNT = 6;
const FIRST_SCREEN_COUNT = 10;

export async function ProductGrid({ products, query, insertedRows = NO_ROWS }: Props) {
  const context = await getCardContext();
  const renderRow = (position: number) =>
    insertedRows.has(position) && (
      <li key={`b${position}`} className={styles.insertedRow}>
        {insertedRows.get(position)}
      </li>
    );
  const renderRemainingRows = () =>
    [...insertedRows.keys()].filter((position) => position >= products.length).map(renderRow);
  const cards = products.map((product, index) => (
    <Fragment key={product.productId}>
      {renderRow(index)}
      <ProductCard
        product={product}
        context={context}
        isFirst={index === 0}
        prefetchInView={index < PREFETCHED_CARD_COUNT}
      />
    </Fragment>
  ));
  return (
    <SessionProductsProvider key={JSON.stringify(query)} query={query}>
      <CardGrid>
        {cards.slice(0, PHONE_SCREEN_COUNT)}
        <AfterPaint onlyPhones>{cards.slice(PHONE_SCREEN_COUNT, FIRST_SCREEN_COUNT)}</AfterPaint>
        <AfterPaint>
          {cards.slice(FIRST_SCREEN_COUNT)}
          {renderRemainingRows()}
        </AfterPaint>
      </CardGrid>
    </SessionProductsProvider>
  );
}
