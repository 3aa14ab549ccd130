import type { ReactNode } from "react";
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
  const renderRow = (position: number) => (
    <li key={`b${position}`} className={styles.insertedRow}>
      {insertedRows.get(position)}
    </li>
  );
  const renderCard = (product: Product, index: number) => (
    <ProductCard
      key={product.productId}
      product={product}
      context={context}
      isFirst={index === 0}
      prefetchInView={index < PREFETCHED_CARD_COUNT}
    />
  );
  // One list without fragments, which the page would carry as data.
  const renderCards = (start: number, end?: number) =>
    products.slice(start, end).flatMap((product, offset) => {
      const position = start + offset;
      const card = renderCard(product, position);
      return insertedRows.has(position) ? [renderRow(position), card] : [card];
    });
  const renderRemainingRows = () =>
    [...insertedRows.keys()].filter((position) => position >= products.length).map(renderRow);
  return (
    <SessionProductsProvider key={JSON.stringify(query)} query={query}>
      <CardGrid>
        {renderCards(0, PHONE_SCREEN_COUNT)}
        <AfterPaint onlyPhones>{renderCards(PHONE_SCREEN_COUNT, FIRST_SCREEN_COUNT)}</AfterPaint>
        <AfterPaint>
          {renderCards(FIRST_SCREEN_COUNT)}
          {renderRemainingRows()}
        </AfterPaint>
      </CardGrid>
    </SessionProductsProvider>
  );
}
