import { and, count, desc, eq, gte, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import { z } from "zod";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import { addDays } from "../../../lib/rules/dates/shop-time";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { number } from "../../http/number";
import { pageNumber } from "../../http/page-number";
import { parseDate, shopInstant } from "../../shop-dates";
import { ordersWire } from "./wire";
import { pageWire } from "../../http/page-wire";

const PAGE_SIZE = 12;

export const optionalDay = z
  .string()
  .optional()
  .transform((text) => (text ? parseDate(text) : null));

export const listSchema = z.object({
  page: pageNumber,
  page_size: number.pipe(z.number().int().min(1).max(50)).default(PAGE_SIZE),
  fetch_detail: z.string().optional(),
  /** Unpaid orders are left out only with "false". */
  show_pending: z.string().optional(),
  show_replaced: z.string().optional(),
});

type ListParams = z.output<typeof listSchema>;

export const ownOrders = (
  customerId: number,
  { show_pending: showPending, show_replaced: showReplaced }: ListParams,
) =>
  and(
    eq(order.customerId, customerId),
    showReplaced === "true" ? undefined : or(isNull(order.replacedById), eq(order.released, false)),
    showPending === "false" ? ne(order.orderStatusId, ORDER_STATUS.unpaid) : undefined,
  );

export const orderedBetween = (from: string | null, to: string | null) =>
  and(
    from ? gte(order.orderedAt, shopInstant(from, "00:00")) : undefined,
    to ? lt(order.orderedAt, shopInstant(addDays(to, 1), "00:00")) : undefined,
  );

export async function listOrders(
  db: Db,
  where: SQL | undefined,
  { page, page_size: size, fetch_detail: detail }: ListParams,
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
  return {
    orders: await ordersWire(db, rows, detail === "true", now),
    page: pageWire(found?.total ?? 0, page, size),
  };
}
