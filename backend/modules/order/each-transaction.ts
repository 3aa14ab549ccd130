import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";

/** The orders of one customer: of this id, or of whoever placed this order. */
export type OrderScope = { customerId: number } | { orderId: number };

/** Without `scope`: the orders of all customers. */
export type EachOptions = {
  reportError: (error: unknown) => void;
  scope?: OrderScope | undefined;
  signal?: AbortSignal | undefined;
};

export function isInScope({ scope }: EachOptions): SQL | undefined {
  if (!scope) return undefined;
  if ("customerId" in scope) return eq(order.customerId, scope.customerId);
  return sql`${order.customerId} = (select o.customer_id from ${order} o where o.order_id = ${scope.orderId})`;
}

/** Runs each id in its own transaction until the signal aborts; a failure is reported and does not stop the others. */
export async function inEachTransaction(
  db: Db,
  ids: number[],
  apply: (tx: Db, id: number) => Promise<unknown>,
  { reportError, signal }: EachOptions,
): Promise<void> {
  for (const id of ids) {
    if (signal?.aborted) return;
    await db.transaction((tx) => apply(tx, id)).catch(reportError);
  }
}
