import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client";
import { confirmPendingPayments } from "../payment/decide";
import { advanceOrders } from "./advance";
import type { EachOptions, OrderScope } from "./each-transaction";
import { expireUnpaidOrders, remindOfPayments } from "./expiry";

type ErrorLog = Pick<FastifyBaseLogger, "error">;

async function advance(db: Db, now: Date, options: EachOptions): Promise<void> {
  await confirmPendingPayments(db, now, options);
  await expireUnpaidOrders(db, now, options);
  await remindOfPayments(db, now, options);
  await advanceOrders(db, now, options);
}

/** Brings the orders of all customers up to date with the clock: for the periodic work and for staff. */
export const advanceOrdersToNow = (db: Db, now: Date, log: ErrorLog, signal?: AbortSignal): Promise<void> =>
  advance(db, now, { reportError: (error) => log.error(error), signal });

/** Call it before reading what depends on these orders. Those of others are left to the periodic work. */
export const advanceOrdersOf = (db: Db, scope: OrderScope, now: Date, log: ErrorLog): Promise<void> =>
  advance(db, now, { reportError: (error) => log.error(error), scope });
