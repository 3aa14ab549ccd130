import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import type { Order } from "@/lib/ebsn/domain/order";
import type { Message, Messages } from "@/lib/ebsn/domain/envelope";

/** Kept apart from React, so that a card needs no dialog code. */
export type OverlayEvent =
  | { kind: "messages"; messages: Partial<Messages> }
  | { kind: "failed"; key: string; messages: Message[] }
  | { kind: "done"; key: string; values?: Record<string, string | number>; undo?: () => void }
  /** `key`: overrides the default cart message. */
  | { kind: "removed"; name: string; key?: string; undo: () => void }
  | { kind: "limit"; text: string }
  /** For screen readers only. */
  | { kind: "announce"; text: string }
  | { kind: "sessionExpired" }
  | { kind: "open"; request: OverlayRequest };

export type ConfirmMessages = { title: string; text?: string; confirm: string; danger?: boolean };

export type OverlayRequest =
  | {
      dialog: "add";
      productId: number;
      quantity: number;
      packageNum?: number;
      resolve: (added: boolean) => void;
    }
  | { dialog: "split"; productId: number; packageNum: number }
  | {
      dialog: "addAll";
      items: { productId: number; quantity: number }[];
      messageKeys?: { all: string; some: string };
      resolve: (added: boolean) => void;
    }
  | { dialog: "remove"; name: string; quantity: string; resolve: (confirmed: boolean) => void }
  | { dialog: "confirm"; messages: ConfirmMessages; resolve: (confirmed: boolean) => void }
  | { dialog: "coupons"; gifts: GiftCertificate[]; resolve: (changed: boolean) => void }
  | { dialog: "moveOrder"; order: Order; resolve: (moved: boolean) => void }
  | { dialog: "login" }
  | { dialog: "address"; deliveryServiceId?: number }
  | { dialog: "timeslot" }
  | { dialog: "store" }
  | { dialog: "cart" }
  | { dialog: "list"; productId: number; name: string };

type Listener = (event: OverlayEvent) => void;

const listeners = new Set<Listener>();
const queuedEvents: OverlayEvent[] = [];

/** Events are queued until the overlay host subscribes. */
export function emit(event: OverlayEvent): void {
  if (listeners.size === 0) queuedEvents.push(event);
  for (const listener of listeners) listener(event);
}

export function onOverlayEvent(listener: Listener): () => void {
  listeners.add(listener);
  for (const event of queuedEvents.splice(0)) listener(event);
  return () => {
    listeners.delete(listener);
  };
}

export function openOverlay(request: OverlayRequest): void {
  emit({ kind: "open", request });
}
