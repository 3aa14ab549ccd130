import { and, asc, desc, eq, gte, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { DAY_MS } from "../../../lib/rules/duration";
import type { WireRewardCart, WireRewardRequests } from "../../../lib/ebsn/schemas/benefits";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, reward, rewardCartItem, rewardRequest, warehouse } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { formatItalianDate, romeDate } from "../../rome";
import { int } from "../address/query";
import { getOrCreateCart } from "../cart/current-cart";
import { requireCustomer } from "../session/visitor";
import { movePoints, requireCardHolder } from "./points";
import { findExpiry } from "./points-expiry";

const MAX_PIECES = 9;
const READY_AFTER_MS = 3 * DAY_MS;

const setSchema = z.object({ reward_id: int, quantity: int.pipe(z.number().min(0).max(MAX_PIECES)) });

const unknownReward = () => fail("error.reward.unknown", "Questo premio non c'è più.", 404);
const emptyCart = () => fail("error.reward.empty", "Non hai ancora scelto un premio.");
const soldOut = (name: string) =>
  fail("error.reward.sold_out", `«${name}» è finito: scegli un altro premio.`);
const notCancellable = () =>
  fail("error.reward.not_cancellable", "Questa richiesta è già in preparazione: non si può più annullare.");

type RequestRow = typeof rewardRequest.$inferSelect;

/** Ascending ids prevent deadlocks between customers. */
const inLockOrder = <Item extends { rewardId: number }>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => a.rewardId - b.rewardId);

function requestStatus({ cancelledAt, createdAt }: RequestRow, now: Date) {
  if (cancelledAt) return "cancelled";
  return now.getTime() - createdAt.getTime() < READY_AFTER_MS ? "requested" : "ready";
}

export async function rewardRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function loadCart(customerId: number): Promise<WireRewardCart> {
    const [owner] = await db
      .select({ points: customer.points })
      .from(customer)
      .where(eq(customer.customerId, customerId));
    const { storeId } = await getOrCreateCart(db, { customerId }, clock.now());
    const [store] = await db.select().from(warehouse).where(eq(warehouse.storeId, storeId));
    const rows = await db
      .select({ row: reward, quantity: rewardCartItem.quantity })
      .from(reward)
      .leftJoin(
        rewardCartItem,
        and(eq(rewardCartItem.rewardId, reward.rewardId), eq(rewardCartItem.customerId, customerId)),
      )
      .orderBy(asc(reward.points), asc(reward.rewardId));
    const points = owner?.points ?? 0;
    return {
      points,
      ...(await findExpiry(db, customerId, points, clock.now())),
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

  async function loadRequests(customerId: number): Promise<WireRewardRequests> {
    const now = clock.now();
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
        insertDate: formatItalianDate(romeDate(row.createdAt)),
        readyDate: formatItalianDate(romeDate(new Date(row.createdAt.getTime() + READY_AFTER_MS))),
        warehouseName: store ?? "",
        rewards: row.items,
      })),
    };
  }

  app.get("/ebsn/api/reward-cart/view", async (request) =>
    ok(await loadCart(requireCustomer(request).customerId)),
  );

  app.post("/ebsn/api/reward-cart/set", async (request) => {
    const { customerId } = requireCardHolder(request);
    const { reward_id: rewardId, quantity } = parseFields(request, setSchema);
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
    return ok(await loadCart(customerId));
  });

  app.post("/ebsn/api/reward-cart/request", async (request) => {
    const { customerId } = requireCardHolder(request);
    const now = clock.now();
    const { storeId } = await getOrCreateCart(db, { customerId }, now);
    await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const lines = await tx
        .delete(rewardCartItem)
        .where(eq(rewardCartItem.customerId, customerId))
        .returning();
      if (lines.length === 0) throw emptyCart();
      const items = [];
      for (const { rewardId, quantity } of inLockOrder(lines)) {
        const [taken] = await tx
          .update(reward)
          .set({ stock: sql`${reward.stock} - ${quantity}` })
          .where(and(eq(reward.rewardId, rewardId), gte(reward.stock, quantity)))
          .returning();
        if (!taken) {
          const [row] = await tx.select().from(reward).where(eq(reward.rewardId, rewardId));
          throw soldOut(row?.name ?? "");
        }
        items.push({ rewardId, name: taken.name, quantity, points: taken.points });
      }
      const points = items.reduce((total, item) => total + item.points * item.quantity, 0);
      const description = `Premi: ${items.map(({ name }) => name).join(", ")}`;
      await movePoints(tx, customerId, { kind: "reward", points: -points, description }, now);
      const [store] = await tx.select().from(warehouse).where(eq(warehouse.storeId, storeId));
      if (!store) throw new Error(`no warehouse of store ${storeId}`);
      await tx
        .insert(rewardRequest)
        .values({ customerId, warehouseId: store.warehouseId, points, items, createdAt: now });
    });
    return ok(await loadRequests(customerId));
  });

  app.get("/ebsn/api/requested-reward/list", async (request) =>
    ok(await loadRequests(requireCustomer(request).customerId)),
  );

  app.post("/ebsn/api/requested-reward/cancel", async (request) => {
    const { customerId } = requireCustomer(request);
    const { reward_request_id: rewardRequestId } = parseFields(request, z.object({ reward_request_id: int }));
    const now = clock.now();
    await db.transaction(async (transaction) => {
      const tx = transaction as Db;
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
    return ok(await loadRequests(customerId));
  });
}
