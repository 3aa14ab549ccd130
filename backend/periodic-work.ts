import type { FastifyBaseLogger } from "fastify";
import { DAY_MS, MINUTE_MS } from "../lib/rules/dates/duration";
import type { Context } from "./context";
import { prunePrices } from "./modules/catalogue/price-history";
import { sendCoverageAlertEmails } from "./modules/coverage-alert/emails";
import { drawPagesAhead } from "./modules/leaflet/draw-ahead";
import { advanceOrdersToNow } from "./modules/order/advance-to-now";
import { pruneFormerEmails } from "./modules/profile/own-emails";
import { sendQueuedPush } from "./modules/push/send";
import { warmUpSearch } from "./modules/search/warm-up";
import { sendStockAlertEmails } from "./modules/stock-alert/emails";

/** Orders advance by the clock without requests. */
const TICK_MS = MINUTE_MS;
const PUSH_TICK_MS = 5000;
/** Not at once: a start has other work. Later again, as edits, prices and the day change the pages. */
const FIRST_DRAWING_MS = MINUTE_MS;
/** After the storefront has started beside it. */
const SEARCH_WARM_UP_MS = 2000;
const DRAWING_TICK_MS = 10 * MINUTE_MS;
/** Less than the 3 s after which `npm start` ends without its backend. */
const STOP_LIMIT_MS = 2000;

/** Returns how to stop it: no message or order is begun, and what is running has `limitMs` to end. */
export function startPeriodicWork(
  context: Context,
  log: FastifyBaseLogger,
): (limitMs?: number) => Promise<void> {
  const { db, config, clock } = context;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  async function advance(): Promise<void> {
    const now = clock.now();
    await advanceOrdersToNow(db, now, log, signal);
    if (signal.aborted) return;
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
  async function prune(): Promise<void> {
    await prunePrices(db, clock.now());
    await pruneFormerEmails(db, clock.now());
  }
  let drawingTimer: NodeJS.Timeout | undefined;
  function drawAheadIn(ms: number): void {
    drawingTimer = setTimeout(() => run(drawAhead), ms);
  }
  async function drawAhead(): Promise<void> {
    await logErrors(() => drawPagesAhead(context, log, signal));
    if (!signal.aborted) drawAheadIn(DRAWING_TICK_MS);
  }
  drawAheadIn(FIRST_DRAWING_MS);
  const warmUpTimer = setTimeout(() => run(() => warmUpSearch(db)), SEARCH_WARM_UP_MS);
  const timers = [
    every(TICK_MS, advance),
    every(DAY_MS, prune),
    every(PUSH_TICK_MS, () => sendQueuedPush({ db, config, clock }, signal)),
  ];
  // A shop that is restarted every day never runs for a whole one.
  run(prune);
  return async (limitMs = STOP_LIMIT_MS) => {
    stopping.abort();
    timers.forEach(clearInterval);
    clearTimeout(drawingTimer);
    clearTimeout(warmUpTimer);
    let limitTimer: NodeJS.Timeout | undefined;
    const limit = new Promise<"late">((resolve) => {
      limitTimer = setTimeout(() => resolve("late"), limitMs);
    });
    const outcome = await Promise.race([Promise.all(running), limit]);
    clearTimeout(limitTimer);
    if (outcome === "late") log.warn("Stopped before the periodic work had ended.");
  };
}
