import { findInstalledBrowser } from "../../scripts/lib/browser.mjs";

/** The bench has its own ports and folders, so that a running shop is not disturbed. */
export const PORT = Number(process.env.BENCH_PORT ?? 3700);
export const BACKEND_PORT = Number(process.env.BENCH_BACKEND_PORT ?? 4700);
export const NGINX_PORTS = { disk: PORT + 1, front: PORT + 2 };
export const DIST_DIR = ".next-bench";

export const dataDir = (scale: number) => (scale > 0 ? `.data-bench-${scale}` : ".data-bench");

export const STOREFRONT = `http://localhost:${PORT}`;
export const BACKEND = `http://localhost:${BACKEND_PORT}`;

export const CHROMIUM = findInstalledBrowser();

/** A kB is 1,000 bytes. */
export const BUDGETS = {
  scriptKb: 155,
  htmlKb: 120,
  htmlPackedKb: 15,
  cls: 0.02,
  /** Relative to a static copy of the page. */
  firstPaint: 1.25,
  largestPaint: 1.4,
  blockedMs: 150,
  backendCalls: 0,
  /** Processor time of a stored page, beside a bare server that sends the same bytes: 0.7 of its requests a second. */
  timesBare: 1 / 0.7,
  timesNginx: 1 / 0.35,
  timesNginxFront: 1 / 0.8,
  timesSingle: 1 / 0.6,
  halfLoadP99Ms: 20,
  coldReads: 1,
  renderMs: { category: 15, search: 15, guarded: 12 },
  interactionMs: 100,
  secondStartSeconds: 3,
  growthRatio: 1.5,
  memoryMb: { backend: 300, storefront: 250, growth: 25, madeUp: 300 },
  suggestMs: { pglite: 40, postgres: 20 },
};

/** Sized for a run under ten minutes on two busy cores. */
export const LOAD = {
  concurrency: 8,
  rounds: 3,
  cached: 3000,
  dynamic: 60,
  /** Rendered before those that are measured, as in a shop that has run for a while. */
  warmUp: 240,
  bare: 3000,
  firstHits: 40,
  coldPages: 5,
  mix: 5000,
};

export const FIRST_PAINT_RUNS = 9;
