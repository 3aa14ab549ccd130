import type { Db } from "../../db/client";
import { confirmPendingPayments } from "../payment/settle";
import { advanceOrders } from "./advance";
import type { ReportError } from "./each-transaction";
import { expireUnpaidOrders } from "./expiry";

/** Call it before reading anything that depends on orders: it brings them up to date with the clock. */
export async function advanceOrdersToNow(
  db: Db,
  now: Date,
  reportError: ReportError = () => undefined,
): Promise<void> {
  await confirmPendingPayments(db, now, reportError);
  await expireUnpaidOrders(db, now, reportError);
  await advanceOrders(db, now, reportError);
}
