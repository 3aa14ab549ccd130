import type { Browser, BrowserContextOptions } from "@playwright/test";
import { SHOP_CLOCK } from "../../playwright.config";
import { HYDRATED_EVENT } from "../../config/hydration.mjs";
import { Effort } from "../support/e2e-effort";
import { SECRET, Shop } from "../support/e2e-shop";
import { table } from "../support/plain-table";
import { rejectCookies } from "../support/reject-cookies";
import { openBrowser } from "./browser";
import { SHOPPERS, type Visit } from "./effort-shoppers";
import { median } from "./load";
import { PHONE, throttle } from "./phone";
import { BACKEND, STOREFRONT } from "./settings";
import { startShop } from "./shop";

const ROUNDS = 3;
/** A busy machine may let a step end late. */
const MAX_ATTEMPTS = 3;
const STEP_MS = 60_000;

type Device = { name: string; options: BrowserContextOptions; isThrottled?: true };

const DEVICES: Device[] = [
  { name: "desktop", options: { viewport: { width: 1280, height: 900 } } },
  { name: "phone", options: PHONE },
  { name: "phone, 150 ms, 1.6 Mbit/s, processor × 4", options: PHONE, isThrottled: true },
];

type Times = { taps: number; fields: number; firstItemMs: number; paidMs: number };

async function visitOnce(
  browser: Browser,
  { options, isThrottled }: Device,
  shopper: (visit: Visit) => Promise<void>,
): Promise<Times> {
  const context = await browser.newContext({ ...options, locale: "it-IT", timezoneId: "Europe/Rome" });
  try {
    context.setDefaultTimeout(STEP_MS);
    await context.clock.setFixedTime(SHOP_CLOCK);
    await rejectCookies(context);
    await context.addInitScript((event) => {
      window.addEventListener(event, () => (document.documentElement.dataset.hydrated = "1"));
    }, HYDRATED_EVENT);
    const page = await context.newPage();
    if (isThrottled) await throttle(page);
    const effort = await Effort.measure(page);
    const started = performance.now();
    let firstItemMs = 0;
    await shopper({
      page,
      shop: new Shop(BACKEND, STOREFRONT),
      reachFirstItem: () => (firstItemMs = performance.now() - started),
    });
    return { ...effort.counts, firstItemMs, paidMs: performance.now() - started };
  } finally {
    await context.close();
  }
}

async function visitInTime(...[browser, device, shopper]: Parameters<typeof visitOnce>): Promise<Times> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await visitOnce(browser, device, shopper);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
}

const seconds = (times: number[]) => (median(times) / 1000).toFixed(1);

/** The steps of the journeys at the speed of the pages, without time to think or type. */
export async function measureEffort(report: (line: string) => void): Promise<void> {
  await startShop(0, report, {
    backendArgs: ["tests/support/test-backend.mjs"],
    environment: { SHOP_CLOCK, SESSION_SECRET: SECRET },
  });
  const browser = await openBrowser();
  const header = ["shopper", "window", "taps", "fields", "first item", "paid order"];
  const rows: string[][] = [];
  for (const [name, shopper] of Object.entries(SHOPPERS)) {
    const [desktop] = DEVICES;
    report(`${name}: the first visit fills the caches…`);
    if (desktop) await visitInTime(browser, desktop, shopper);
    for (const device of DEVICES) {
      const rounds: Times[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await visitInTime(browser, device, shopper));
      const { taps = 0, fields = 0 } = rounds[0] ?? {};
      const [first, paid] = [rounds.map((times) => times.firstItemMs), rounds.map((times) => times.paidMs)];
      const row = [name, device.name, `${taps}`, `${fields}`, `${seconds(first)} s`, `${seconds(paid)} s`];
      report(row.join(", "));
      rows.push(row);
    }
  }
  await browser.close();
  process.stdout.write(`\n${table([header, ...rows])}\n`);
}
