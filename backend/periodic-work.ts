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

/** Returns how to stop it, which waits for what is running. */
export function startPeriodicWork(
  { db, config, clock }: Context,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  async function advance(): Promise<void> {
    const now = clock.now();
    await advanceOrdersToNow(db, now, log);
    await sendStockAlertEmails(db, now, config);
    await sendCoverageAlertEmails(db, now, config);
  }
  async function logErrors(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error(error);
    }
  }
  function run(work: () => Promise<unknown>): void {
    const started = logErrors(work).finally(() => running.delete(started));
    running.add(started);
  }
  const every = (ms: number, work: () => Promise<unknown>) => setInterval(() => run(work), ms);
  const prune = () => prunePrices(db, clock.now());
  const timers = [
    every(TICK_MS, advance),
    every(DAY_MS, prune),
    every(PUSH_TICK_MS, () => sendQueuedPush({ db, config, clock })),
  ];
  // A shop that is restarted every day never runs for a whole one.
  run(prune);
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}
