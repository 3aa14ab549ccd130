"use client";

import { createContext, Suspense, use, useEffect, useState, type ReactNode } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";
import type { ListQuery } from "./list-query";
import { NO_PRODUCTS, type SessionProduct, type SessionProducts } from "./session-product";

const SessionContext = createContext<SessionProducts | null>(null);

const SessionPrices = lazyOptional(
  () => import("./session-prices").then((file) => file.SessionPrices),
  StoredPrices,
);

/** Without the script of the session's prices the stored ones are shown. */
function StoredPrices({ onLoaded }: { onLoaded: (products: SessionProducts) => void }) {
  useEffect(() => onLoaded(NO_PRODUCTS), [onLoaded]);
  return null;
}

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
