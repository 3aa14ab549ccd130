"use client";

import { type ComponentType, useEffect, useState } from "react";
import { getCart, markCartFailed } from "@/lib/cart/cart-store";
import { refreshCartLazily } from "@/lib/cart/refresh-cart-lazily";
import { readSessionHint, sessionHintStore } from "@/lib/session/session-state";
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
    document.addEventListener("visibilitychange", readSessionHint);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      document.removeEventListener("visibilitychange", readSessionHint);
    };
  }, []);

  return hasSession && Sync ? <Sync /> : null;
}
