import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartGift, giftCertificate } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { toEuros } from "../../euros";
import { getCustomersCart } from "../cart/current-cart";
import type { CustomersCart } from "../cart/locked-cart";
import { loadCart } from "../cart/state";
import type { Customer } from "../session/session";
import { requireOnePerOrder } from "./cart-codes";
import { findGiftLine, requireCouponRoom, requireGiftLine } from "./gift-line";
import { belowMinimum, findUsableGift, giftWire, hasCode } from "./gifts";

export type GiftCode = { code: string; itemId: number | undefined };

/** What the code would reduce, without adding it to the cart. */
export async function checkCode(db: Db, customer: Customer, { code, itemId }: GiftCode, now: Date) {
  const cart = await getCustomersCart(db, customer.customerId, now);
  const row = await findUsableGift(db, code, cart, now);
  await requireOnePerOrder(db, cart, row, now);
  const lineId = await findGiftLine(db, cart.cartId, row, itemId);
  const state = await loadCart(db, cart, customer, now, { candidateGift: { row, itemId: lineId } });
  requireCouponRoom(state, row, lineId);
  const own = state.totals.adjustments.find(
    ({ giftCertificateId, userGiftId }) => giftCertificateId === row.giftCertificateId && userGiftId === null,
  );
  return { ...giftWire(row), discountAmount: toEuros(own?.amountCents ?? 0) };
}

export async function addCode(
  { tx, cart, customer, now }: CustomersCart,
  { code, itemId }: GiftCode,
): Promise<void> {
  const row = await findUsableGift(tx, code, cart, now);
  await requireOnePerOrder(tx, cart, row, now);
  const state = await loadCart(tx, cart, customer, now);
  if (state.totals.productsNetCents < row.minimumCents) throw belowMinimum(row);
  const lineId = await requireGiftLine(tx, cart.cartId, row, itemId);
  requireCouponRoom(state, row, lineId);
  await tx
    .insert(cartGift)
    .values({ cartId: cart.cartId, giftCertificateId: row.giftCertificateId, itemId: lineId })
    .onConflictDoUpdate({ target: [cartGift.cartId, cartGift.giftCertificateId], set: { itemId: lineId } });
}

export async function removeCode({ tx, cart }: CustomersCart, code: string): Promise<void> {
  const [row] = await tx.select().from(giftCertificate).where(hasCode(code));
  if (!row) throw ebsnError("error.gift.not_in_cart", "Questo codice non è nel carrello.");
  await tx
    .delete(cartGift)
    .where(and(eq(cartGift.cartId, cart.cartId), eq(cartGift.giftCertificateId, row.giftCertificateId)));
}
