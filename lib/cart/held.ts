import { mutate } from "swr";
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

let held: Cart | null = null;
let outbox: Outbox | null = null;

export function heldCart(): Cart | null {
  return held;
}

/** Lets the outbox learn of every cart that is taken. */
export function followCart(follower: Outbox): void {
  outbox = follower;
}

/** Takes a cart the shop sent, unless a newer one is here already; answers the one that counts. */
export function takeCart(cart: Cart): Cart {
  if (held && isStale(held, cart)) return held;
  held = cart;
  outbox?.rebase(baseLines(cart));
  return cart;
}

export async function readCart(): Promise<Cart> {
  return takeCart(await door<Cart>("cart/view", { params: { show_sectors: true } }));
}

/** The cart for a decision: the one at hand, else the shop's; null for a visitor who surely has none. */
export async function currentCart(): Promise<Cart | null> {
  if (held) return held;
  return maybeSignedIn() ? replaceCart(await readCart()) : null;
}

/** The answer of a write: it replaces ours at once, everywhere. */
export async function replaceCart(cart: Cart): Promise<Cart> {
  const taken = takeCart(cart);
  await mutate(cartKey(), taken, { revalidate: false });
  return taken;
}

/** Forgets the cart and every wish; the next customer's is another. */
export function forgetCart(): void {
  held = null;
  outbox?.clear();
  void mutate(cartKey(), undefined, { revalidate: false });
  owner += 1;
}

/** Nobody's cart any more. */
export function dropCart(): void {
  forgetCart();
  sessionEnded();
}

onSessionGone(dropCart);
