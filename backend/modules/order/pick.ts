import { eq } from "drizzle-orm";
import { serviceKind } from "../../../lib/rules/delivery/delivery-services";
import { type Draw, chargedAmount, drawByHash, pickLine, type PickLine } from "../../domain/picking";
import type { Db } from "../../db/client";
import { order, orderItem, payment } from "../../db/schema";
import { isLoose } from "../cart/selling-rule";
import { takeFromStock } from "../checkout/stock";
import { hashToken } from "../session/token";
import { findCompletedPayment, findOrderItems } from "./find";
import { settleMealVouchers } from "./meal-vouchers";
import { returnPointsOfMissing } from "./points";
import type { OrderItemRow, OrderRow } from "./rows";
import { pickResultOf } from "./picked";
import { findSubstitute, type Picking, type Substitute } from "./substitute";
import { centsTakenByCodes } from "./taken-by-codes";

const LOCKER_CODES = 1_000_000;

function toPickLine(item: OrderItemRow): PickLine {
  const infos = item.product.productInfos ?? {};
  return {
    orderItemId: item.orderItemId,
    quantity: item.quantity,
    netCents: item.netCents,
    isLoose: isLoose(infos),
    variableWeight: item.variableWeight,
    tolerancePerc: Number(infos.WEIGHT_TOLERANCE ?? 0) || 0,
    isPackaging: item.packaging,
  };
}

type PickedItem = { item: OrderItemRow; quantity: number; cents: number; substitute: Substitute | null };

/** The next nearest one when another line or order has taken the product since it was found. */
async function takeSubstitute(
  tx: Db,
  { item, substitute }: Pick<PickedItem, "item" | "substitute">,
  picking: Picking,
): Promise<Substitute | null> {
  if (!substitute?.isCounted || (await takeFromStock(tx, substitute.productId, item.quantity)))
    return substitute;
  const others = { ...picking, soldOutIds: [...picking.soldOutIds, substitute.productId] };
  const next = await findSubstitute(tx, item, others);
  return takeSubstitute(tx, { item, substitute: next }, others);
}

/**
 * Products in ascending order, as at checkout, against deadlocks. A next nearest product may break the order:
 * the database then rolls one of the transactions back, and `withRetry` repeats it.
 */
async function takeSubstitutes(tx: Db, found: PickedItem[], picking: Picking): Promise<PickedItem[]> {
  const byProduct = found.toSorted((a, b) => (a.substitute?.productId ?? 0) - (b.substitute?.productId ?? 0));
  const taken = new Map<PickedItem, Substitute | null>();
  for (const line of byProduct) taken.set(line, await takeSubstitute(tx, line, picking));
  return found.map((line) => ({ ...line, substitute: taken.get(line) ?? null }));
}

async function writePicked(tx: Db, { item, quantity, cents, substitute }: PickedItem): Promise<OrderItemRow> {
  const [row] = await tx
    .update(orderItem)
    .set(
      substitute
        ? { pickedQuantity: item.quantity, pickedCents: substitute.cents, substitute: substitute.product }
        : { pickedQuantity: quantity, pickedCents: cents },
    )
    .where(eq(orderItem.orderItemId, item.orderItemId))
    .returning();
  return row ?? item;
}

async function pickItems(tx: Db, row: OrderRow, now: Date, draw: Draw): Promise<OrderItemRow[]> {
  const items = (await findOrderItems(tx, [row.orderId])).get(row.orderId) ?? [];
  const picking = { warehouseId: row.warehouseId, soldOutIds: [], now };
  const found: PickedItem[] = [];
  for (const item of items) {
    const { quantity, cents } = pickLine(toPickLine(item), draw);
    const substitute = quantity === 0 ? await findSubstitute(tx, item, picking) : null;
    found.push({ item, quantity, cents, substitute });
  }
  const picked: OrderItemRow[] = [];
  for (const line of await takeSubstitutes(tx, found, picking)) picked.push(await writePicked(tx, line));
  return picked;
}

const sumCents = (items: OrderItemRow[]) => items.reduce((cents, item) => cents + (item.pickedCents ?? 0), 0);

export const hasShortage = (items: OrderItemRow[]): boolean =>
  items.some((item) => ["missing", "short", "refused"].includes(pickResultOf(item)));

export async function settlePayment(tx: Db, row: OrderRow, picked: OrderItemRow[]) {
  const preauthorisation = await findCompletedPayment(tx, row.orderId);
  const chargedCents = chargedAmount({
    productCents: sumCents(picked.filter(({ packaging }) => !packaging)),
    codeCents: centsTakenByCodes(row, picked),
    packagingCents: row.packagingCents,
    deliveryFeeCents: row.deliveryFeeCents,
    preauthorisedCents: preauthorisation?.amountCents ?? null,
  });
  if (preauthorisation)
    await tx.update(payment).set({ chargedCents }).where(eq(payment.paymentId, preauthorisation.paymentId));
  return { chargedCents, ...settleMealVouchers(row, picked, chargedCents) };
}

export async function pickOrder(tx: Db, row: OrderRow, now: Date, draw = drawByHash): Promise<OrderRow> {
  if (row.preparedAt) return row;
  const picked = await pickItems(tx, row, now, draw);
  const settled = await settlePayment(tx, row, picked);
  const ordered = picked.map((item) => ({ ...item, pickedQuantity: null, substitute: null }));
  const points = await returnPointsOfMissing(tx, row, { before: ordered, after: picked }, now);
  const isLocker = serviceKind(Number(row.deliveryService.deliveryServiceId)) === "locker";
  const [updated] = await tx
    .update(order)
    .set({
      preparedAt: now,
      lockerCode: isLocker ? createLockerCode(row) : "",
      ...settled,
      ...points,
    })
    .where(eq(order.orderId, row.orderId))
    .returning();
  return updated ?? row;
}

function createLockerCode({ accessToken, orderId }: OrderRow): string {
  const number = parseInt(hashToken(`locker ${orderId} ${accessToken}`).slice(0, 8), 16);
  return String(number % LOCKER_CODES).padStart(6, "0");
}
