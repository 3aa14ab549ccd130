"use client";

import { lazy, Suspense, useRef, useSyncExternalStore, type ReactNode } from "react";
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

const goOn = (leaflet: string) => void import("./leads-on").then((file) => file.goOn(leaflet));

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
