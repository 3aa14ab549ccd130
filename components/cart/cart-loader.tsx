"use client";

import { type ComponentType, useEffect, useState } from "react";
import { getCart, markCartFailed } from "@/lib/cart/cart-store";
import { refreshCartLazily } from "@/lib/cart/refresh-cart-lazily";
import { followSessionHint } from "@/lib/session/follow-session-hint";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/use-store";

export function CartLoader() {
  const hasSession = useStore(sessionHintStore) === true;
  const [Sync, setSync] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (hasSession) import("./cart-sync").then((module) => setSync(() => module.CartSync), markCartFailed);
  }, [hasSession]);

  useEffect(() => {
    // A page restored from the back-forward cache shows a stale cart.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && getCart()) refreshCartLazily();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  useEffect(() => followSessionHint(), []);

  return hasSession && Sync ? <Sync /> : null;
}
