import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import type { Order } from "@/lib/ebsn/domain/order";
import type { Message, Messages } from "@/lib/ebsn/domain/envelope";

/** What the buying parts tell whoever shows it; kept apart from React so that a card needs no dialog code. */
export type BuyingEvent =
  | { kind: "messages"; messages: Partial<Messages> }
  | { kind: "failed"; key: string; messages: Message[] }
  | { kind: "done"; key: string; values?: Record<string, string | number>; undo?: () => void }
  /** `key`: words that are not those of the cart. */
  | { kind: "removed"; name: string; key?: string; undo: () => void }
  /** a limit reached, shown as it is. */
  | { kind: "limit"; text: string }
  /** only for those who listen. */
  | { kind: "say"; text: string }
  | { kind: "sessionGone" }
  | { kind: "open"; request: BuyingRequest };

export type ConfirmWords = { title: string; text?: string; confirm: string; danger?: boolean };

export type BuyingRequest =
  | {
      dialog: "add";
      productId: number;
      quantity: number;
      packageNum?: number;
      settle: (added: boolean) => void;
    }
  /** packs chosen on the page of a product that may lie in the cart. */
  | { dialog: "split"; productId: number; packageNum: number }
  | {
      dialog: "addAll";
      wishes: { productId: number; quantity: number }[];
      /** Words for the end: all went in, or only some did. */
      keys?: { all: string; some: string };
      settle: (added: boolean) => void;
    }
  | { dialog: "remove"; name: string; quantity: string; settle: (confirmed: boolean) => void }
  | { dialog: "confirm"; words: ConfirmWords; settle: (confirmed: boolean) => void }
  | { dialog: "coupons"; gifts: GiftCertificate[]; settle: (changed: boolean) => void }
  | { dialog: "moveOrder"; order: Order; settle: (moved: boolean) => void }
  | { dialog: "login" }
  | { dialog: "address"; deliveryServiceId?: number }
  | { dialog: "timeslot" }
  | { dialog: "store" }
  | { dialog: "cart" }
  | { dialog: "list"; productId: number; name: string };

type Listener = (event: BuyingEvent) => void;

const listeners = new Set<Listener>();
const waiting: BuyingEvent[] = [];

/** Tells the host of dialogs and notifications; kept until one listens. */
export function announce(event: BuyingEvent): void {
  if (listeners.size === 0) waiting.push(event);
  for (const listener of listeners) listener(event);
}

export function onBuyingEvent(listener: Listener): () => void {
  listeners.add(listener);
  for (const event of waiting.splice(0)) listener(event);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens a dialog of the buying parts from anywhere on a page. */
export function openBuying(request: BuyingRequest): void {
  announce({ kind: "open", request });
}
