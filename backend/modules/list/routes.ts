import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { wishlist, wishlistItem } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields, query } from "../../http/input";
import { number } from "../../http/number";
import { int } from "../address/query";
import { findProducts } from "../catalogue/rows";
import { customerOf } from "../session/visitor";
import {
  keepOneDefault,
  listsOf,
  listWire,
  mostPurchasedWire,
  ownList,
  seenList,
  sizesOf,
  wishlistWire,
  writableList,
} from "./wishlists";

const MOST_LISTS = 30;

const name = z.string().trim().min(1).max(60);
const listSchema = z.object({ list_id: int });
const itemSchema = listSchema.extend({
  product_id: int,
  quantity: number.pipe(z.number().positive().max(999)).optional(),
});

const needsLogin = (request: FastifyRequest) =>
  customerOf(request, "error.list.login", "Per usare le liste è necessario accedere.").customerId;

async function overview(db: Db, customerId: number, now: Date) {
  const lists = await listsOf(db, customerId, now);
  const sizeOf = await sizesOf(
    db,
    lists.map(({ listId }) => listId),
  );
  return { wishlists: lists.map((list) => listWire(list, sizeOf.get(list.listId) ?? 0)) };
}

/** Lists of the customer; every write answers all of them. */
export async function listRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const write = (
    path: string,
    work: (customerId: number, request: FastifyRequest, now: Date) => Promise<unknown>,
  ) =>
    app.post(`/ebsn/api/wishlist/${path}`, async (request) => {
      const customerId = needsLogin(request);
      const now = clock.now();
      await work(customerId, request, now);
      return ok(await overview(db, customerId, now));
    });

  app.get("/ebsn/api/wishlist/list", async (request) =>
    ok(await overview(db, needsLogin(request), clock.now())),
  );

  app.get("/ebsn/api/wishlist/view", async (request) => {
    const customerId = needsLogin(request);
    const list = await seenList(db, customerId, query(request, listSchema).list_id);
    return ok({ wishlist: await wishlistWire(db, list, clock.now()) });
  });

  app.get("/ebsn/api/wishlist/most-purchased", async (request) =>
    ok({ wishlist: await mostPurchasedWire(db, needsLogin(request), clock.now()) }),
  );

  write("create", async (customerId, request, now) => {
    const given = fields(request, z.object({ name }));
    const lists = await listsOf(db, customerId, now);
    if (lists.filter(({ isOwn }) => isOwn).length >= MOST_LISTS)
      throw fail("error.list.too_many", `Puoi avere al massimo ${MOST_LISTS} liste.`);
    await db.insert(wishlist).values({ customerId, name: given.name, createdAt: now, updatedAt: now });
  });

  write("rename", async (customerId, request, now) => {
    const given = fields(request, listSchema.extend({ name }));
    const { listId } = await writableList(db, customerId, given.list_id);
    await db.update(wishlist).set({ name: given.name, updatedAt: now }).where(eq(wishlist.listId, listId));
  });

  write("delete", async (customerId, request, now) => {
    const { listId } = await ownList(db, customerId, fields(request, listSchema).list_id);
    await db.delete(wishlist).where(eq(wishlist.listId, listId));
    await keepOneDefault(db, customerId, now);
  });

  write("set-default", async (customerId, request) => {
    const { listId } = await ownList(db, customerId, fields(request, listSchema).list_id);
    await db
      .update(wishlist)
      .set({ preferred: sql`${wishlist.listId} = ${listId}` })
      .where(eq(wishlist.customerId, customerId));
  });

  write("add", async (customerId, request, now) => {
    const { list_id: wanted, product_id: productId, quantity } = fields(request, itemSchema);
    const { listId } = await writableList(db, customerId, wanted);
    const [found] = await findProducts(db, [productId]);
    if (!found) throw fail("error.list.product", "Questo articolo non è più in vendita nel nostro negozio.");
    await db
      .insert(wishlistItem)
      .values({ listId, productId, quantity: quantity ?? 1, addedAt: now })
      .onConflictDoUpdate({
        target: [wishlistItem.listId, wishlistItem.productId],
        set: quantity === undefined ? { productId } : { quantity },
      });
  });

  write("remove", async (customerId, request) => {
    const { list_id: wanted, product_id: productId } = fields(request, itemSchema);
    const { listId } = await writableList(db, customerId, wanted);
    await db
      .delete(wishlistItem)
      .where(and(eq(wishlistItem.listId, listId), eq(wishlistItem.productId, productId)));
  });
}
