"use client";

import { LazyIsland } from "@/components/ui/lazy-island";
import { announcementStore, dismissOverlayEvents, overlayEventsStore } from "@/lib/overlays/events";
import { useStore } from "@/lib/state/use-store";

export const loadOverlayStack = () =>
  import("./overlay-stack").then(
    (loaded) => loaded.OverlayStack,
    (error: unknown) => {
      dismissOverlayEvents();
      throw error;
    },
  );

/** Screen reader announcements of every page; dialogs and their messages are loaded on first use. */
export function OverlayHost() {
  const announced = useStore(announcementStore);
  const hasEvents = useStore(overlayEventsStore, (events) => events.length > 0);
  return (
    <>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
      <LazyIsland load={loadOverlayStack} isWanted={hasEvents} props={{}} />
    </>
  );
}
