"use client";

import { type ComponentType, useEffect, useState } from "react";
import { markCartFailed } from "@/lib/cart/cart-store";
import { readSessionHint, sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/use-store";

export function CartLoader() {
  const hasSession = useStore(sessionHintStore) === true;
  const [Sync, setSync] = useState<ComponentType<{ hasSession: boolean }> | null>(null);

  useEffect(() => {
    if (hasSession)
      import("./session-sync").then((module) => setSync(() => module.SessionSync), markCartFailed);
  }, [hasSession]);

  useEffect(() => {
    // Another tab may have logged in.
    if (Sync) return;
    window.addEventListener("focus", readSessionHint);
    document.addEventListener("visibilitychange", readSessionHint);
    return () => {
      window.removeEventListener("focus", readSessionHint);
      document.removeEventListener("visibilitychange", readSessionHint);
    };
  }, [Sync]);

  return Sync && <Sync hasSession={hasSession} />;
}
