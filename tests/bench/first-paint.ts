import type { Browser, Page } from "@playwright/test";
import { table } from "../support/plain-table";
import { median } from "./load";
import { PHONE, throttle } from "./phone";
import { BUDGETS, FIRST_PAINT_RUNS, STOREFRONT } from "./settings";
import { settle } from "./settle";
import { serveStaticCopies } from "./static-copy";
import type { Verdict } from "./verdicts";

const LONG_TASK_MS = 50;

/** Milliseconds since the navigation began. */
type Paints = { first: number; largest: number; blocked: number };

export type PaintComparison = { name: string; page: Paints; copy: Paints };

type PaintRecord = { first: number; largest: number; tasks: { end: number; duration: number }[] };

/** Without named functions: the loader wraps those in a helper that the page does not have. */
async function recordPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: PaintRecord = { first: 0, largest: 0, tasks: [] };
    Object.assign(globalThis, { benchPaints: recorded });
    for (const type of ["paint", "largest-contentful-paint", "longtask"])
      new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries())
          if (type === "longtask") recorded.tasks.push({ end: startTime + duration, duration });
          else if (type === "largest-contentful-paint") recorded.largest = startTime;
          else if (name === "first-contentful-paint") recorded.first = startTime;
      }).observe({ type, buffered: true });
  });
}

async function paints(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await throttle(page);
  await recordPaints(page);
  await page.goto(url, { waitUntil: "load" });
  await settle(page);
  const recorded = await page.evaluate(
    () => (globalThis as unknown as { benchPaints: PaintRecord }).benchPaints,
  );
  await context.close();
  const blocked = recorded.tasks
    .filter(({ end }) => end > recorded.first)
    .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);
  return { first: recorded.first, largest: recorded.largest, blocked };
}

const medians = (runs: Paints[]): Paints => ({
  first: median(runs.map(({ first }) => first)),
  largest: median(runs.map(({ largest }) => largest)),
  blocked: median(runs.map(({ blocked }) => blocked)),
});

/** Pages and their static copies alternately, on a throttled phone with an empty cache. */
export async function compareFirstPaint(
  browser: Browser,
  pages: { name: string; path: string }[],
): Promise<PaintComparison[]> {
  const copies = await serveStaticCopies(STOREFRONT);
  const comparisons: PaintComparison[] = [];
  for (const { name, path } of pages) {
    const runs: { page: Paints[]; copy: Paints[] } = { page: [], copy: [] };
    await paints(browser, STOREFRONT + path);
    await paints(browser, copies.address + path);
    for (let run = 0; run < FIRST_PAINT_RUNS; run += 1) {
      runs.page.push(await paints(browser, STOREFRONT + path));
      runs.copy.push(await paints(browser, copies.address + path));
    }
    comparisons.push({ name, page: medians(runs.page), copy: medians(runs.copy) });
  }
  copies.close();
  return comparisons;
}

export function firstPaintTable(comparisons: PaintComparison[]): string {
  const header = ["throttled phone", "first ms", "copy", "×", "largest ms", "copy", "×", "blocked ms"];
  const rows = comparisons.map(({ name, page, copy }) => [
    name,
    page.first.toFixed(0),
    copy.first.toFixed(0),
    (page.first / copy.first).toFixed(2),
    page.largest.toFixed(0),
    copy.largest.toFixed(0),
    (page.largest / copy.largest).toFixed(2),
    page.blocked.toFixed(0),
  ]);
  return table([header, ...rows]);
}

export function firstPaintVerdicts(comparisons: PaintComparison[]): Verdict[] {
  return comparisons.flatMap(({ name, page, copy }) => [
    {
      metric: `${name}: first paint`,
      value: page.first / copy.first,
      unit: "× static copy",
      reference: `${copy.first.toFixed(0)} ms`,
      budget: BUDGETS.firstPaint,
    },
    {
      metric: `${name}: largest paint`,
      value: page.largest / copy.largest,
      unit: "× static copy",
      reference: `${copy.largest.toFixed(0)} ms`,
      budget: BUDGETS.largestPaint,
    },
    { metric: `${name}: blocking time`, value: page.blocked, unit: "ms", budget: BUDGETS.blockedMs },
  ]);
}
