import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client";
import { confirmPendingPayments } from "../payment/decide";
import { advanceOrders } from "./advance";
import type { EachOptions } from "./each-transaction";
import { expireUnpaidOrders, remindOfPayments } from "./expiry";

/** Call it before reading anything that depends on orders: it brings them up to date with the clock. */
export async function advanceOrdersToNow(
  db: Db,
  now: Date,
  log: Pick<FastifyBaseLogger, "error">,
  signal?: AbortSignal,
): Promise<void> {
  const options: EachOptions = { reportError: (error) => log.error(error), signal };
  await confirmPendingPayments(db, now, options);
  await expireUnpaidOrders(db, now, options);
  await remindOfPayments(db, now, options);
  await advanceOrders(db, now, options);
}
