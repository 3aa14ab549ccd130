import { and, eq, ne, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { wishlist, wishlistItem } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { ebsnError, ok } from "../../envelope";
import { parseFields, parseQuery } from "../../http/input";
import { number, int } from "../../http/number";
import { findProducts } from "../catalogue/rows";
import { getVisitor, requireCustomer } from "../session/visitor";
import { getAssortmentMapper } from "../warehouse/assortment";
import {
  ensureDefaultList,
  findLists,
  listWire,
  lockLists,
  mostPurchasedWire,
  findOwnList,
  findVisibleList,
  countListItems,
  wishlistWire,
  findWritableList,
} from "./wishlists";
import { translatedError } from "../lang/translated-message";

const MAX_LISTS = 30;
const MAX_LIST_ITEMS = 300;

const name = z.string().trim().min(1).max(60);
const listSchema = z.object({ list_id: int });
const itemSchema = listSchema.extend({
  product_id: int,
  quantity: number.pipe(z.number().positive().max(999)).optional(),
});

const requireListCustomerId = (request: FastifyRequest) =>
  requireCustomer(request, "error.list.login", "Per usare le liste è necessario accedere.").customerId;

async function listsResponse(db: Db, customerId: number, now: Date) {
  const lists = await findLists(db, customerId, now);
  const sizeByListId = await countListItems(
    db,
    lists.map(({ listId }) => listId),
  );
  return { wishlists: lists.map((list) => listWire(list, sizeByListId.get(list.listId) ?? 0)) };
}

const otherItems = (listId: number, productId: number) =>
  and(eq(wishlistItem.listId, listId), ne(wishlistItem.productId, productId));

async function createList(db: Db, customerId: number, listName: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLists(tx, customerId);
    const lists = await findLists(tx, customerId, now);
    if (lists.filter(({ isOwn }) => isOwn).length >= MAX_LISTS)
      throw translatedError("error.list.too_many", ({ t }) => t("answer.tooManyLists", { max: MAX_LISTS }));
    await tx.insert(wishlist).values({ customerId, name: listName, createdAt: now, updatedAt: now });
  });
}

type NewItem = { listId: number; productId: number; quantity: number | undefined };

async function addItem(db: Db, { listId, productId, quantity }: NewItem, now: Date): Promise<void> {
  const [found] = await findProducts(db, [productId]);
  if (!found)
    throw ebsnError("error.list.product", "Questo articolo non è più in vendita nel nostro negozio.");
  await db.transaction(async (tx) => {
    await lockSubject(tx, `list-items:${listId}`);
    if ((await tx.$count(wishlistItem, otherItems(listId, productId))) >= MAX_LIST_ITEMS)
      throw translatedError("error.list.full", ({ t }) => t("answer.listFull", { max: MAX_LIST_ITEMS }));
    await tx
      .insert(wishlistItem)
      .values({ listId, productId, quantity: quantity ?? 1, addedAt: now })
      .onConflictDoUpdate({
        target: [wishlistItem.listId, wishlistItem.productId],
        set: quantity === undefined ? { productId } : { quantity },
      });
  });
}

/** Every write returns all lists. */
export async function listRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const write = (
    path: string,
    applyChange: (customerId: number, request: FastifyRequest, now: Date) => Promise<unknown>,
  ) =>
    app.post(`/ebsn/api/wishlist/${path}`, async (request) => {
      const customerId = requireListCustomerId(request);
      const now = clock.now();
      await applyChange(customerId, request, now);
      return ok(await listsResponse(db, customerId, now));
    });

  const wishlistContext = async (request: FastifyRequest) => ({
    now: clock.now(),
    applyAssortment: await getAssortmentMapper(db, getVisitor(request)),
  });

  app.get("/ebsn/api/wishlist/list", async (request) =>
    ok(await listsResponse(db, requireListCustomerId(request), clock.now())),
  );

  app.get("/ebsn/api/wishlist/view", async (request) => {
    const customerId = requireListCustomerId(request);
    const list = await findVisibleList(db, customerId, parseQuery(request, listSchema).list_id);
    return ok({ wishlist: await wishlistWire(db, list, await wishlistContext(request)) });
  });

  app.get("/ebsn/api/wishlist/most-purchased", async (request) =>
    ok({
      wishlist: await mostPurchasedWire(db, requireListCustomerId(request), await wishlistContext(request)),
    }),
  );

  write("create", async (customerId, request, now) => {
    const input = parseFields(request, z.object({ name }));
    await createList(db, customerId, input.name, now);
  });

  write("rename", async (customerId, request, now) => {
    const input = parseFields(request, listSchema.extend({ name }));
    const { listId } = await findWritableList(db, customerId, input.list_id);
    await db.update(wishlist).set({ name: input.name, updatedAt: now }).where(eq(wishlist.listId, listId));
  });

  write("delete", async (customerId, request, now) => {
    const { listId } = await findOwnList(db, customerId, parseFields(request, listSchema).list_id);
    await db.delete(wishlist).where(eq(wishlist.listId, listId));
    await ensureDefaultList(db, customerId, now);
  });

  write("set-default", async (customerId, request) => {
    const { listId } = await findOwnList(db, customerId, parseFields(request, listSchema).list_id);
    await db
      .update(wishlist)
      .set({ preferred: sql`${wishlist.listId} = ${listId}` })
      .where(eq(wishlist.customerId, customerId));
  });

  write("add", async (customerId, request, now) => {
    const { list_id: targetListId, product_id: productId, quantity } = parseFields(request, itemSchema);
    const { listId } = await findWritableList(db, customerId, targetListId);
    await addItem(db, { listId, productId, quantity }, now);
  });

  write("remove", async (customerId, request) => {
    const { list_id: targetListId, product_id: productId } = parseFields(request, itemSchema);
    const { listId } = await findWritableList(db, customerId, targetListId);
    await db
      .delete(wishlistItem)
      .where(and(eq(wishlistItem.listId, listId), eq(wishlistItem.productId, productId)));
  });
}
