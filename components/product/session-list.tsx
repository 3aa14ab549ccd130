"use client";

import { createContext, lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from "react";
import type { CompactSelling } from "@/lib/cart/compact";
import { maybeSignedIn, onSessionChange } from "@/lib/cart/session-state";

/** What a signed-in customer's answer changes on a card. */
export type SessionProduct = { price: ReactNode; buyable: boolean; s: CompactSelling; a: number };

export type SessionProducts = ReadonlyMap<number, SessionProduct>;

const SessionContext = createContext<SessionProducts | null>(null);

const SessionPrices = lazy(() =>
  import("./session-prices").then((file) => ({ default: file.SessionPrices })),
);

const surelyNot = () => false;

/** Query of the list as the door takes it, or the slug of a single product. */
export type ListQuery = Record<string, string | number | boolean | undefined>;

type Props = { query: ListQuery; className?: string; children: ReactNode };

/** Asks the list below once more with the customer's session; until the answer its prices are held back. */
export function SessionList({ query, className, children }: Props) {
  const asks = useSyncExternalStore(onSessionChange, maybeSignedIn, surelyNot);
  const [products, setProducts] = useState<SessionProducts | null>(null);
  return (
    <SessionContext value={asks ? products : null}>
      <div className={className} data-settled={products ? true : undefined} data-session-list="">
        {children}
      </div>
      {asks && (
        <Suspense>
          <SessionPrices query={query} onSettled={setProducts} />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** The customer's own values of a product; null for an anonymous visitor or while they are on their way. */
export function useSessionProduct(id: number): SessionProduct | null {
  return use(SessionContext)?.get(id) ?? null;
}
