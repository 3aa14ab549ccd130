import type { Message, Messages } from "../ebsn/domain/envelope";
import { createStore } from "../state/store";
import type { OverlayName, OverlayRequest, OverlayResult } from "./requests";

export type { OverlayRequest } from "./requests";

type OpenEvent = {
  [Name in OverlayName]: {
    kind: "open";
    request: OverlayRequest<Name>;
    resolve: (result: OverlayResult<Name>) => void;
  };
}[OverlayName];

/** Free of React, so that a card needs no dialog code. */
export type OverlayEvent =
  | { kind: "messages"; messages: Partial<Messages> }
  | { kind: "failed"; key: string; messages: Message[] }
  | { kind: "done"; key: string; values?: Record<string, string | number>; undo?: () => void }
  /** `key`: overrides the default cart message. */
  | { kind: "removed"; name: string; key?: string; undo: () => void }
  | { kind: "limit"; text: string }
  | { kind: "warning"; key: string; values?: Record<string, string | number> }
  | { kind: "sessionExpired" }
  | OpenEvent;

/** Queue for the overlay host, including events from before it was loaded. */
export const overlayEventsStore = createStore<readonly OverlayEvent[]>([]);

export const announcementStore = createStore("");

export function emit(event: OverlayEvent | { kind: "announce"; text: string }): void {
  if (event.kind === "announce") announcementStore.set(event.text);
  else overlayEventsStore.set([...overlayEventsStore.get(), event]);
}

export function takeOverlayEvents(): readonly OverlayEvent[] {
  const events = overlayEventsStore.get();
  if (events.length > 0) overlayEventsStore.set([]);
  return events;
}

/** For texts or dialogs that could not be loaded: waiting requests resolve, and the next event loads again. */
export function dismissOverlayEvents(): void {
  for (const event of takeOverlayEvents()) if (event.kind === "open") event.resolve(null);
}

export function openOverlay(request: OverlayRequest): void {
  emit({ kind: "open", request, resolve: () => undefined } as OpenEvent);
}
