"use client";

import { createContext, Suspense, use, useCallback, useEffect, useState, type ReactNode } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { cartStore, getCustomerGeneration } from "@/lib/cart/cart-store";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/use-store";
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
  const generation = useStore(cartStore, ({ customerGeneration }) => customerGeneration);
  const [loaded, setLoaded] = useState<{ products: SessionProducts; generation: number } | null>(null);
  // Not those of the customer before.
  const products = hasSession && loaded?.generation === generation ? loaded.products : null;
  const handleLoaded = useCallback(
    (next: SessionProducts) => setLoaded({ products: next, generation: getCustomerGeneration() }),
    [],
  );
  return (
    <SessionContext value={products}>
      <div
        className={className}
        data-loaded={products || (loaded && !hasSession) ? true : undefined}
        data-session-products=""
      >
        {children}
      </div>
      {hasSession && (
        <Suspense>
          <SessionPrices query={query} onLoaded={handleLoaded} />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** null for an anonymous visitor or while loading. */
export function useSessionProduct(id: number): SessionProduct | null {
  return use(SessionContext)?.get(id) ?? null;
}
