import { loadDeferredMessages } from "@/lib/i18n/deferred-messages";
import { overlayEventsStore } from "@/lib/overlays/events";
import { notifyUnreachable } from "./notify-unreachable";
import { loadOverlayStack } from "./overlay-host";

/** A dialog or message whose script does not load, as without a connection, is not lost silently. */
export function watchLostOverlays(load: () => Promise<unknown> = loadOverlayStack): () => void {
  // Loaded while there is a connection.
  loadDeferredMessages().catch(() => undefined);
  return overlayEventsStore.subscribe(() => {
    if (overlayEventsStore.get().length > 0) load().catch(notifyUnreachable);
  });
}
