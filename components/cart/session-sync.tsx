"use client";

import { useEffect } from "react";
import { getCart } from "@/lib/cart/cart-store";
import { refreshCart } from "@/lib/cart/fetch-cart";
import { watchSessionHint } from "@/lib/session/watch-session-hint";
import { CartSync } from "./cart-sync";

/** Stays after the session has ended: another tab may log out from what this page still shows. */
export function SessionSync({ hasSession }: { hasSession: boolean }) {
  useEffect(() => watchSessionHint(), []);
  useEffect(() => {
    // A page restored from the back-forward cache shows a stale cart.
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted && getCart()) refreshCart();
    };
    window.addEventListener("pageshow", handlePageShow);
    return () => window.removeEventListener("pageshow", handlePageShow);
  }, []);
  return hasSession ? <CartSync /> : null;
}
