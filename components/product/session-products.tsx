"use client";

import { createContext, lazy, Suspense, use, useState, type ReactNode } from "react";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/use-store";
import type { ListQuery } from "./list-query";
import type { SessionProduct, SessionProducts } from "./session-product";

const SessionContext = createContext<SessionProducts | null>(null);

const SessionPrices = lazy(() =>
  import("./session-prices").then((file) => ({ default: file.SessionPrices })),
);

type Props = { query: ListQuery; className?: string; children: ReactNode };

/** Fetches the list again with the customer's session; its prices stay hidden until then. */
export function SessionProductsProvider({ query, className, children }: Props) {
  const hasSession = useStore(sessionHintStore) === true;
  const [products, setProducts] = useState<SessionProducts | null>(null);
  return (
    <SessionContext value={hasSession ? products : null}>
      <div className={className} data-loaded={products ? true : undefined} data-session-products="">
        {children}
      </div>
      {hasSession && (
        <Suspense>
          <SessionPrices query={query} onLoaded={setProducts} />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** null for an anonymous visitor or while loading. */
export function useSessionProduct(id: number): SessionProduct | null {
  return use(SessionContext)?.get(id) ?? null;
}
