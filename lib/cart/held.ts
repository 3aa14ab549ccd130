import type { Cart } from "@/lib/ebsn/domain/cart";
import { door, onSessionGone } from "./door";
import type { Outbox } from "./outbox";
import { maybeSignedIn, sessionEnded } from "./session-state";
import { baseLines, isStale } from "./view";

let owner = 0;

/** The one SWR key of the cart; another customer's cart is another key, so that no answer crosses over. */
export function cartKey(): string {
  return `cart ${owner}`;
}

/** What the pages know of the cart; `failed`: it could not be read. */
export type Holding = { cart: Cart | null; failed: boolean };

const NOTHING: Holding = { cart: null, failed: false };
const listeners = new Set<() => void>();

let held = NOTHING;
let outbox: Outbox | null = null;
let readAgain: (() => void) | null = null;

function hold(next: Holding): void {
  held = next;
  for (const listener of listeners) listener();
}

export function onHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function holding(): Holding {
  return held;
}

export function heldCart(): Cart | null {
  return held.cart;
}

/** Says that the cart could not be read. */
export function cartUnread(): void {
  hold({ ...held, failed: true });
}

/** Whoever keeps the cart fresh says how to read it again; answers how to stop. */
export function keepCart(read: () => void): () => void {
  readAgain = read;
  return () => {
    if (readAgain === read) readAgain = null;
  };
}

export function refreshCart(): void {
  readAgain?.();
}

/** Lets the outbox learn of every cart that is taken. */
export function followCart(follower: Outbox): void {
  outbox = follower;
}

/** Takes a cart the shop sent, unless a newer one is here already; answers the one that counts. */
export function takeCart(cart: Cart): Cart {
  if (held.cart && isStale(held.cart, cart)) return held.cart;
  outbox?.rebase(baseLines(cart));
  hold({ cart, failed: false });
  return cart;
}

export async function readCart(): Promise<Cart> {
  return takeCart(await door<Cart>("cart/view", { params: { show_sectors: true } }));
}

/** The cart for a decision: the one at hand, else the shop's; null for a visitor who surely has none. */
export async function currentCart(): Promise<Cart | null> {
  if (held.cart) return held.cart;
  return maybeSignedIn() ? readCart() : null;
}

/** Forgets the cart and every wish; the next customer's is another. */
export function forgetCart(): void {
  outbox?.clear();
  owner += 1;
  hold(NOTHING);
}

/** Nobody's cart any more. */
export function dropCart(): void {
  forgetCart();
  sessionEnded();
}

onSessionGone(dropCart);
