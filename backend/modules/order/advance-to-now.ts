import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client";
import { confirmPendingPayments } from "../payment/decide";
import { advanceOrders } from "./advance";
import { expireUnpaidOrders } from "./expiry";

/** Call it before reading anything that depends on orders: it brings them up to date with the clock. */
export async function advanceOrdersToNow(
  db: Db,
  now: Date,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  const reportError = (error: unknown) => log.error(error);
  await confirmPendingPayments(db, now, reportError);
  await expireUnpaidOrders(db, now, reportError);
  await advanceOrders(db, now, reportError);
}
