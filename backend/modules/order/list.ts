import { count, desc, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { number } from "../../http/number";
import { parseDate } from "../../rome";
import { ordersWire } from "./wire";

const PAGE_SIZE = 12;

export const optionalDay = z
  .string()
  .optional()
  .transform((text) => (text ? parseDate(text) : null));

export const pageSchema = z.object({
  page: number.pipe(z.number().int().min(1).max(10_000)).default(1),
  page_size: number.pipe(z.number().int().min(1).max(50)).default(PAGE_SIZE),
  fetch_detail: z.string().optional(),
});

export async function listOrders(
  db: Db,
  where: SQL | undefined,
  { page, page_size: size, fetch_detail: detail }: z.output<typeof pageSchema>,
  now: Date,
) {
  const rows = await db
    .select()
    .from(order)
    .where(where)
    .orderBy(desc(order.orderedAt), desc(order.orderId))
    .limit(size)
    .offset((page - 1) * size);
  const [found] = await db.select({ total: count() }).from(order).where(where);
  const totItems = found?.total ?? 0;
  return {
    orders: await ordersWire(db, rows, detail === "true", now),
    page: {
      selPage: page,
      totPages: Math.max(1, Math.ceil(totItems / size)),
      totItems,
      itemsPerPage: size,
    },
  };
}
