import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { CART_WAITING, cart } from "../../db/schema";
import type { CartRow } from "./current-cart";

const waitingCartOf = (customerId: number) =>
  and(eq(cart.customerId, customerId), eq(cart.cartStatusId, CART_WAITING));

export async function findWaitingCart(db: Db, customerId: number): Promise<CartRow | null> {
  const [row] = await db.select().from(cart).where(waitingCartOf(customerId));
  return row ?? null;
}

export async function findWaitingCartId(
  db: Db,
  { customerId }: { customerId: number },
): Promise<number | null> {
  const [row] = await db.select({ cartId: cart.cartId }).from(cart).where(waitingCartOf(customerId));
  return row?.cartId ?? null;
}
