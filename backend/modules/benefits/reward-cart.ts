import { and, asc, eq } from "drizzle-orm";
import type { WireRewardCart } from "../../../lib/ebsn/schemas/benefits";
import type { Db } from "../../db/client";
import { customer, reward, rewardCartItem, warehouse } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { getOrCreateCart } from "../cart/current-cart";
import { findExpiry } from "./points-expiry";
import { translatedError } from "../lang/translated-message";

const unknownReward = () => ebsnError("error.reward.unknown", "Questo premio non c'è più.", 404);
export const soldOut = (name: string) =>
  translatedError("error.reward.sold_out", ({ t }) => t("answer.rewardSoldOut", { name }));

async function findPoints(db: Db, customerId: number): Promise<number> {
  const [owner] = await db
    .select({ points: customer.points })
    .from(customer)
    .where(eq(customer.customerId, customerId));
  return owner?.points ?? 0;
}

const findRewards = (db: Db, customerId: number) =>
  db
    .select({ row: reward, quantity: rewardCartItem.quantity })
    .from(reward)
    .leftJoin(
      rewardCartItem,
      and(eq(rewardCartItem.rewardId, reward.rewardId), eq(rewardCartItem.customerId, customerId)),
    )
    .orderBy(asc(reward.points), asc(reward.rewardId));

/** Rewards are collected at the store of the customer's cart. */
export async function findRewardWarehouse(db: Db, customerId: number, now: Date) {
  const { storeId } = await getOrCreateCart(db, { customerId }, now);
  const [store] = await db.select().from(warehouse).where(eq(warehouse.storeId, storeId));
  return store;
}

export async function loadRewardCart(db: Db, customerId: number, now: Date): Promise<WireRewardCart> {
  const points = await findPoints(db, customerId);
  const store = await findRewardWarehouse(db, customerId, now);
  const rows = await findRewards(db, customerId);
  return {
    points,
    ...(await findExpiry(db, customerId, points, now)),
    totalPoints: rows.reduce((total, { row, quantity }) => total + row.points * (quantity ?? 0), 0),
    warehouse: store ? { warehouseId: store.warehouseId, name: store.name } : null,
    rewards: rows.map(({ row: { rewardId, name, description, points: price, stock }, quantity }) => ({
      rewardId,
      name,
      description,
      points: price,
      available: stock,
      quantity: quantity ?? 0,
    })),
  };
}

export async function setRewardQuantity(
  db: Db,
  customerId: number,
  rewardId: number,
  quantity: number,
): Promise<void> {
  const [row] = await db.select().from(reward).where(eq(reward.rewardId, rewardId));
  if (!row) throw unknownReward();
  if (quantity > row.stock) throw soldOut(row.name);
  const ownItem = and(eq(rewardCartItem.customerId, customerId), eq(rewardCartItem.rewardId, rewardId));
  if (quantity === 0) await db.delete(rewardCartItem).where(ownItem);
  else
    await db
      .insert(rewardCartItem)
      .values({ customerId, rewardId, quantity })
      .onConflictDoUpdate({
        target: [rewardCartItem.customerId, rewardCartItem.rewardId],
        set: { quantity },
      });
}
