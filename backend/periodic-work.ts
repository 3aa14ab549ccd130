import type { FastifyBaseLogger } from "fastify";
import { DAY_MS } from "../lib/rules/duration";
import type { Context } from "./context";
import { prunePrices } from "./modules/catalogue/price-history";
import { sendCoverageAlertEmails } from "./modules/coverage-alert/emails";
import { advanceOrdersToNow } from "./modules/order/advance-to-now";
import { sendQueuedPush } from "./modules/push/send";
import { sendStockAlertEmails } from "./modules/stock-alert/emails";

/** Orders advance by the clock without requests. */
const TICK_MS = 60_000;
const PUSH_TICK_MS = 5000;

/** Returns how to stop it. */
export function startPeriodicWork({ db, config, clock }: Context, log: FastifyBaseLogger): () => void {
  async function advance(): Promise<void> {
    const now = clock.now();
    await advanceOrdersToNow(db, now, log);
    await sendStockAlertEmails(db, now, config);
    await sendCoverageAlertEmails(db, now, config);
  }
  const run = (work: () => Promise<unknown>) => void work().catch((error: unknown) => log.error(error));
  const every = (ms: number, work: () => Promise<unknown>) => setInterval(() => run(work), ms);
  const prune = () => prunePrices(db, clock.now());
  const timers = [
    every(TICK_MS, advance),
    every(DAY_MS, prune),
    every(PUSH_TICK_MS, () => sendQueuedPush({ db, config, clock })),
  ];
  // A shop that is restarted every day never runs for a whole one.
  run(prune);
  return () => timers.forEach(clearInterval);
}
