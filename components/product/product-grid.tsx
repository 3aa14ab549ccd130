import { getLocale, getMessages } from "next-intl/server";
import { Fragment, type ReactNode } from "react";
import { AfterPaint } from "@/components/ui/after-paint";
import { pageTime } from "@/lib/preview/server";
import { dayInItaly } from "@/lib/dates";
import type { Product } from "@/lib/ebsn/domain/product";
import { readLateMessages } from "@/lib/i18n/late-messages";
import { localizePath } from "@/lib/i18n/locale-path";
import { type CardContext, ProductCard } from "./product-card";
import { CardGrid } from "./card-grid";
import styles from "./product-grid.module.css";
import type { ListQuery } from "./list-query";
import { SessionProductsProvider } from "./session-products";

export async function getCardContext(): Promise<CardContext> {
  const [locale, { client }] = await Promise.all([getLocale(), getMessages()]);
  const messages = { ...client, ...(await readLateMessages(locale)) };
  return { messages, locale, today: dayInItaly(await pageTime()), href: localizePath(locale) };
}

type Props = {
  products: Product[];
  /** Gateway query of the same list. */
  query: ListQuery;
  /** Full-width rows inserted between the cards, by the number of cards before them. */
  insertedRows?: ReadonlyMap<number, ReactNode>;
};

const NO_ROWS: ReadonlyMap<number, ReactNode> = new Map();

/** Cards in the first rows. */
const LIKELY_COUNT = 8;

/** Cards above the fold: three rows on phones, two on desktops. */
const PHONE_SCREEN_COUNT = 6;
const FIRST_SCREEN_COUNT = 10;

export async function ProductGrid({ products, query, insertedRows = NO_ROWS }: Props) {
  const context = await getCardContext();
  const rowsAt = (isThere: (at: number) => boolean) =>
    [...insertedRows]
      .filter(([at]) => isThere(at))
      .map(([at, blocks]) => (
        <li key={`b${at}`} className={styles.insertedRow}>
          {blocks}
        </li>
      ));
  const cards = products.map((product, index) => (
    <Fragment key={product.productId}>
      {rowsAt((at) => at === index)}
      <ProductCard
        product={product}
        context={context}
        isFirst={index === 0}
        isLikely={index < LIKELY_COUNT}
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
          {rowsAt((at) => at >= products.length)}
        </AfterPaint>
      </CardGrid>
    </SessionProductsProvider>
  );
}
