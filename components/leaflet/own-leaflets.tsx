"use client";

import { lazy, Suspense, useRef, useSyncExternalStore, type ReactNode } from "react";
import { arrivalHere, leadsOn } from "./leads-on";
import { maybeSignedIn, onSessionChange } from "@/lib/cart/session-state";

const LeafletFilter = lazy(() =>
  import("./leaflet-filter").then((file) => ({ default: file.LeafletFilter })),
);

const surelyNot = () => false;

type Props = {
  /** The page of all leaflets, not a block: an only leaflet is gone straight to. */
  isPage?: boolean;
  children: ReactNode;
};

/** In the history the leaflet takes the place of the list: back leads to the page before it. */
function goOn(leaflet: string): void {
  if (leadsOn(leaflet, arrivalHere())) location.replace(leaflet);
}

/** Leaves who has chosen a store its leaflets, and a customer those of the way of delivery; everyone else sees them all. */
export function OwnLeaflets({ isPage, children }: Props) {
  const asks = useSyncExternalStore(onSessionChange, maybeSignedIn, surelyNot);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box}>
      {children}
      {asks && (
        <Suspense>
          <LeafletFilter box={box} onOnly={isPage ? goOn : undefined} />
        </Suspense>
      )}
    </div>
  );
}
