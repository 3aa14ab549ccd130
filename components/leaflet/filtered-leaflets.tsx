"use client";

import { Suspense, useRef, type ReactNode } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";

const LeafletFilter = lazyOptional(() => import("./leaflet-filter").then((file) => file.LeafletFilter));

type Props = {
  /** A single remaining leaflet replaces the page (the list, not a block). */
  redirectsToSingle?: boolean;
  /** The leaflets are those of this store. */
  warehouseId?: number;
  children: ReactNode;
};

/** Filters by the chosen store and delivery service; all other visitors see every leaflet. */
export function FilteredLeaflets({ children, ...filterProps }: Props) {
  const shouldFilter = useStore(sessionHintStore) === true;
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      {children}
      {shouldFilter && (
        <Suspense>
          <LeafletFilter container={container} {...filterProps} />
        </Suspense>
      )}
    </div>
  );
}
