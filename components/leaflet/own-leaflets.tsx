"use client";

import dynamic from "next/dynamic";
import { useRef, useSyncExternalStore, type ReactNode } from "react";
import { maybeSignedIn, onSessionChange } from "@/lib/cart/session-state";

const LeafletFilter = dynamic(() => import("./leaflet-filter").then((file) => file.LeafletFilter), {
  ssr: false,
});

const surelyNot = () => false;

/** Leaves a signed-in customer the leaflets of the chosen way of delivery; everyone else sees them all. */
export function OwnLeaflets({ children }: { children: ReactNode }) {
  const asks = useSyncExternalStore(onSessionChange, maybeSignedIn, surelyNot);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box}>
      {children}
      {asks && <LeafletFilter box={box} />}
    </div>
  );
}
