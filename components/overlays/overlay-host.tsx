"use client";

import { type ComponentType, useEffect, useState } from "react";
import { announcement, dismissOverlayEvents, overlayEvents } from "@/lib/overlays/events";
import { useStore } from "@/lib/use-store";

/** Screen reader announcements of every page; dialogs and their messages are loaded on first use. */
export function OverlayHost() {
  const announced = useStore(announcement);
  const hasEvents = useStore(overlayEvents, (events) => events.length > 0);
  const [Stack, setStack] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (hasEvents && !Stack)
      import("./overlay-stack").then((module) => setStack(() => module.OverlayStack), dismissOverlayEvents);
  }, [hasEvents, Stack]);

  return (
    <>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
      {Stack && <Stack />}
    </>
  );
}
