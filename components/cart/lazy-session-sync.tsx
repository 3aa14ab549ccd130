"use client";

import { useEffect } from "react";
import { LazyIsland } from "@/components/ui/lazy-island";
import { markCartFailed } from "@/lib/cart/cart-store";
import { readSessionHint, sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";

const loadSync = () =>
  import("./session-sync").then(
    (loaded) => loaded.SessionSync,
    (error: unknown) => {
      markCartFailed();
      throw error;
    },
  );

export function LazySessionSync() {
  const hasSession = useStore(sessionHintStore) === true;

  useEffect(() => {
    // Another tab may log in; `SessionSync` follows a session.
    if (hasSession) return;
    window.addEventListener("focus", readSessionHint);
    document.addEventListener("visibilitychange", readSessionHint);
    return () => {
      window.removeEventListener("focus", readSessionHint);
      document.removeEventListener("visibilitychange", readSessionHint);
    };
  }, [hasSession]);

  return <LazyIsland load={loadSync} isWanted={hasSession} props={{ hasSession }} />;
}
