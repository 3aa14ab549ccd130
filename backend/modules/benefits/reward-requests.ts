import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { DAY_MS } from "../../../lib/rules/dates/duration";
import type { WireRewardRequests } from "../../../lib/ebsn/schemas/benefits";
import type { Db } from "../../db/client";
import { type RequestedRewardItem, reward, rewardCartItem, rewardRequest, warehouse } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { movePoints } from "./points";
import { findRewardWarehouse, soldOut } from "./reward-cart";

const READY_AFTER_MS = 3 * DAY_MS;

const changedCart = () =>
  ebsnError("error.reward.changed", "I premi scelti sono cambiati nel frattempo: controllali e riprova.");
const emptyCart = () => ebsnError("error.reward.empty", "Non hai ancora scelto un premio.");
const notCancellable = () =>
  ebsnError(
    "error.reward.not_cancellable",
    "Questa richiesta è già in preparazione: non si può più annullare.",
  );

type RequestRow = typeof rewardRequest.$inferSelect;
type CartItemRow = typeof rewardCartItem.$inferSelect;

/** Ascending ids prevent deadlocks between customers. */
const inLockOrder = <Item extends { rewardId: number }>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => a.rewardId - b.rewardId);

function requestStatus({ cancelledAt, createdAt }: RequestRow, now: Date) {
  if (cancelledAt) return "cancelled";
  return now.getTime() - createdAt.getTime() < READY_AFTER_MS ? "requested" : "ready";
}

export async function loadRewardRequests(db: Db, customerId: number, now: Date): Promise<WireRewardRequests> {
  const rows = await db
    .select({ row: rewardRequest, store: warehouse.name })
    .from(rewardRequest)
    .leftJoin(warehouse, eq(warehouse.warehouseId, rewardRequest.warehouseId))
    .where(eq(rewardRequest.customerId, customerId))
    .orderBy(desc(rewardRequest.createdAt), desc(rewardRequest.rewardRequestId));
  return {
    rewardRequests: rows.map(({ row, store }) => ({
      rewardRequestId: row.rewardRequestId,
      status: requestStatus(row, now),
      points: row.points,
      insertDate: formatItalianDate(shopDate(row.createdAt)),
      readyDate: formatItalianDate(shopDate(new Date(row.createdAt.getTime() + READY_AFTER_MS))),
      warehouseName: store ?? "",
      rewards: row.items,
    })),
  };
}

async function takeReward(tx: Db, { rewardId, quantity }: CartItemRow): Promise<RequestedRewardItem> {
  const [taken] = await tx
    .update(reward)
    .set({ stock: sql`${reward.stock} - ${quantity}` })
    .where(and(eq(reward.rewardId, rewardId), gte(reward.stock, quantity)))
    .returning();
  if (taken) return { rewardId, name: taken.name, quantity, points: taken.points };
  const [row] = await tx.select().from(reward).where(eq(reward.rewardId, rewardId));
  throw soldOut(row?.name ?? "");
}

/** Requests what is in the reward cart, where it costs what the customer has seen. */
export async function requestRewards(
  db: Db,
  customerId: number,
  seenPoints: number | undefined,
  now: Date,
): Promise<void> {
  const store = await findRewardWarehouse(db, customerId, now);
  if (!store) throw new Error(`no warehouse for the rewards of customer ${customerId}`);
  await db.transaction(async (tx) => {
    const cartItems = await tx
      .delete(rewardCartItem)
      .where(eq(rewardCartItem.customerId, customerId))
      .returning();
    if (cartItems.length === 0) throw emptyCart();
    const items: RequestedRewardItem[] = [];
    for (const cartItem of inLockOrder(cartItems)) items.push(await takeReward(tx, cartItem));
    const points = items.reduce((total, item) => total + item.points * item.quantity, 0);
    if (seenPoints !== undefined && seenPoints !== points) throw changedCart();
    const description = `Premi: ${items.map(({ name }) => name).join(", ")}`;
    await movePoints(tx, customerId, { kind: "reward", points: -points, description }, now);
    await tx
      .insert(rewardRequest)
      .values({ customerId, warehouseId: store.warehouseId, points, items, createdAt: now });
  });
}

export async function cancelRewardRequest(
  db: Db,
  customerId: number,
  rewardRequestId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(rewardRequest)
      .set({ cancelledAt: now })
      .where(
        and(
          eq(rewardRequest.rewardRequestId, rewardRequestId),
          eq(rewardRequest.customerId, customerId),
          isNull(rewardRequest.cancelledAt),
          gte(rewardRequest.createdAt, new Date(now.getTime() - READY_AFTER_MS)),
        ),
      )
      .returning();
    if (!row) throw notCancellable();
    for (const { rewardId, quantity } of inLockOrder(row.items))
      await tx
        .update(reward)
        .set({ stock: sql`${reward.stock} + ${quantity}` })
        .where(eq(reward.rewardId, rewardId));
    const description = `Richiesta ${rewardRequestId} annullata`;
    await movePoints(tx, customerId, { kind: "reward", points: row.points, description }, now);
  });
}
