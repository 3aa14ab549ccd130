"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type BuyingEvent, onBuyingEvent } from "@/lib/cart/events";
import { cartUnread, heldCart, refreshCart } from "@/lib/cart/held";
import { lookAtHint, maybeSignedIn, onSessionChange } from "@/lib/cart/session-state";

type Desk = ComponentType<{ onListening: () => BuyingEvent[] }>;

const surelyNot = () => false;

/** Stands in every frame: speaks to those who listen, and fetches the dialogs when one is first needed. */
export function BuyingHost() {
  const [said, setSaid] = useState("");
  const [Desk, setDesk] = useState<Desk | null>(null);
  const early = useRef<BuyingEvent[]>([]);
  const fetching = useRef(false);
  const deskListens = useRef(false);
  const asks = useSyncExternalStore(onSessionChange, maybeSignedIn, surelyNot);
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);

  useEffect(
    () =>
      onBuyingEvent((event) => {
        if (event.kind === "say") return setSaid(event.text);
        if (deskListens.current) return;
        early.current.push(event);
        if (fetching.current) return;
        fetching.current = true;
        import("./buying-desk").then(
          (loaded) => setDesk(() => loaded.BuyingDesk),
          () => {
            fetching.current = false;
            for (const lost of early.current.splice(0)) giveUp(lost);
          },
        );
      }),
    [],
  );

  useEffect(() => {
    if (asks) import("./cart-keeper").then((loaded) => setKeeper(() => loaded.CartKeeper), cartUnread);
  }, [asks]);

  const handOver = useCallback(() => {
    deskListens.current = true;
    return early.current.splice(0);
  }, []);

  useEffect(() => {
    // A page taken from the back-forward cache shows the cart of long ago.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && heldCart()) refreshCart();
    };
    window.addEventListener("pageshow", onShow);
    document.addEventListener("visibilitychange", lookAtHint);
    return () => {
      window.removeEventListener("pageshow", onShow);
      document.removeEventListener("visibilitychange", lookAtHint);
    };
  }, []);

  return (
    <>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {asks && Keeper && <Keeper />}
      {Desk && <Desk onListening={handOver} />}
    </>
  );
}

/** Nothing could be fetched: whoever waits for a dialog hears that it is over. */
function giveUp(event: BuyingEvent): void {
  if (event.kind === "open" && "settle" in event.request) event.request.settle(false);
}
