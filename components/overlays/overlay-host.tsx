"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { type OverlayEvent, onOverlayEvent } from "@/lib/overlays/events";
import { markCartFailed, getCart, refreshCart } from "@/lib/cart/cart-store";
import { readSessionHint, sessionStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/store";

type StackComponent = ComponentType<{ onReady: () => OverlayEvent[] }>;

/** Screen reader announcements of every page; the dialogs are loaded on first use. */
export function OverlayHost() {
  const [announcement, setAnnouncement] = useState("");
  const [Stack, setStack] = useState<StackComponent | null>(null);
  const earlyEvents = useRef<OverlayEvent[]>([]);
  const isFetching = useRef(false);
  const isStackReady = useRef(false);
  const hasSession = useStore(sessionStore) === true;
  const [Sync, setSync] = useState<ComponentType | null>(null);

  useEffect(
    () =>
      onOverlayEvent((event) => {
        if (event.kind === "announce") return setAnnouncement(event.text);
        if (isStackReady.current) return;
        earlyEvents.current.push(event);
        if (isFetching.current) return;
        isFetching.current = true;
        import("./overlay-stack").then(
          (loaded) => setStack(() => loaded.OverlayStack),
          () => {
            isFetching.current = false;
            for (const unhandled of earlyEvents.current.splice(0)) dismiss(unhandled);
          },
        );
      }),
    [],
  );

  useEffect(() => {
    if (hasSession)
      import("@/components/cart/cart-sync").then((loaded) => setSync(() => loaded.CartSync), markCartFailed);
  }, [hasSession]);

  const takeEarlyEvents = useCallback(() => {
    isStackReady.current = true;
    return earlyEvents.current.splice(0);
  }, []);

  useEffect(() => {
    // A page restored from the back-forward cache shows a stale cart.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && getCart()) refreshCart();
    };
    window.addEventListener("pageshow", onPageShow);
    document.addEventListener("visibilitychange", readSessionHint);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      document.removeEventListener("visibilitychange", readSessionHint);
    };
  }, []);

  return (
    <>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
      {hasSession && Sync && <Sync />}
      {Stack && <Stack onReady={takeEarlyEvents} />}
    </>
  );
}

/** The dialogs could not be loaded: resolves the request as dismissed. */
function dismiss(event: OverlayEvent): void {
  if (event.kind === "open" && "resolve" in event.request) event.request.resolve(false);
}
