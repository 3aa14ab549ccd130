"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { mutate } from "swr";
import { type BuyingEvent, onBuyingEvent } from "@/lib/cart/events";
import { cartKey, heldCart } from "@/lib/cart/held";

type Desk = ComponentType<{ onListening: () => BuyingEvent[] }>;

/** Stands in every frame: speaks to those who listen, and fetches the dialogs when one is first needed. */
export function BuyingHost() {
  const [said, setSaid] = useState("");
  const [Desk, setDesk] = useState<Desk | null>(null);
  const early = useRef<BuyingEvent[]>([]);
  const fetching = useRef(false);
  const deskListens = useRef(false);

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

  const handOver = useCallback(() => {
    deskListens.current = true;
    return early.current.splice(0);
  }, []);

  useEffect(() => {
    // A page taken from the back-forward cache shows the cart of long ago.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && heldCart()) void mutate(cartKey());
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  return (
    <>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {Desk && <Desk onListening={handOver} />}
    </>
  );
}

/** Nothing could be fetched: whoever waits for a dialog hears that it is over. */
function giveUp(event: BuyingEvent): void {
  if (event.kind === "open" && "settle" in event.request) event.request.settle(false);
}
