import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../config/hydration.mjs";
import { median } from "./load";
import { CPU_SLOWDOWN, PHONE } from "./phone";
import { STOREFRONT } from "./settings";
import { rest, settle } from "./settle";
import type { Shop } from "./shop";
import type { Verdict } from "./verdicts";

type Device = { name: string; options: BrowserContextOptions; slowdown: number; budget: number };

const DEVICES: Device[] = [
  { name: "desktop", options: { viewport: { width: 1280, height: 900 } }, slowdown: 1, budget: 40 },
  {
    name: "phone, processor ×4",
    options: PHONE,
    slowdown: CPU_SLOWDOWN,
    budget: 100,
  },
];

/** Right after the load of a list, as soon as its links are followed by the router; on a desktop. */
const AT_ONCE_BUDGET = 120;

const ROUNDS = 5;

/** A click without effect counts as the maximum. */
const CLICK_TIMEOUT_MS = 15_000;

/**
 * From the click, or the step back in the history, until the first frame with the heading of the new page has been laid
 * out and painted: all of it is taken by the page itself. The next task after a frame's callbacks follows its painting;
 * with the highest priority, so that it does not wait for what else is queued, such as React's rendering below the fold.
 * The router may have shown the page before other listeners hear of the step, so the page itself goes back.
 */
async function paintedMs(page: Page, click?: () => Promise<unknown>): Promise<number> {
  const painted = page.evaluate(async (isBack) => {
    const heading = document.querySelector("h1");
    const start = { at: 0 };
    window.addEventListener("click", ({ timeStamp }) => (start.at = timeStamp), {
      capture: true,
      once: true,
    });
    await new Promise<void>((resolve) => {
      if (isBack) {
        start.at = performance.now();
        window.history.back();
      }
      new MutationObserver((_, observer) => {
        const shown = document.querySelector("h1");
        if (start.at === 0 || !shown || shown === heading) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return scheduler.postTask(() => performance.now() - start.at, { priority: "user-blocking" });
  }, !click);
  const timeout = new Promise<number>((resolve) =>
    setTimeout(() => resolve(Infinity), CLICK_TIMEOUT_MS).unref(),
  );
  await click?.();
  return Promise.race([painted, timeout]);
}

type Visit = { page: Page; shop: Shop; hasTouch: boolean };

/** Until the shop, which has the same processor here, has nothing left to do for the page. */
async function settleAll({ page, shop }: Visit): Promise<void> {
  await settle(page);
  await rest(() => {
    const { storefront, backend } = shop.cpuTime();
    return storefront === null || backend === null ? null : storefront + backend;
  });
}

/** Points at the link as a visitor does, so that its page is there before the click. */
async function prefetch(visit: Visit, href: string): Promise<void> {
  const link = visit.page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  if (visit.hasTouch) await link.dispatchEvent("touchstart");
  else await link.hover();
  await settleAll(visit);
}

type Times = { product: number[]; back: number[]; department: number[]; atOnce: number[] };

const emptyTimes = (): Times => ({ product: [], back: [], department: [], atOnce: [] });

async function measureRound(visit: Visit, category: string, times: Times, at: number) {
  const { page } = visit;
  const hrefs = async (selector: string) => [
    ...new Set(
      await page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ),
  ];
  const click = (href: string) => () =>
    page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();

  await page.goto(`${STOREFRONT}${category}`, { waitUntil: "load" });
  const products = (await hrefs("main a[href*='/product/']")).filter((href) => href !== null);
  // A page that has been rendered before: the bench of first hits is another one.
  const product = products[at % products.length] ?? "";
  const signal = AbortSignal.timeout(CLICK_TIMEOUT_MS);
  await (await fetch(`${STOREFRONT}${product}`, { signal })).arrayBuffer();
  await page.goto(`${STOREFRONT}${category}`, { waitUntil: "load" });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "1");
  times.atOnce.push(await paintedMs(page, click(product)));

  await page.goto(`${STOREFRONT}${category}`, { waitUntil: "load" });
  await settleAll(visit);
  await prefetch(visit, product);
  times.product.push(await paintedMs(page, click(product)));
  await settleAll(visit);
  times.back.push(await paintedMs(page));
  const departments = (await hrefs("footer nav a[href^='/']")).filter(
    (href) => href !== null && href !== category && /^\/[a-z-]+$/.test(href),
  );
  const department = departments[at % 4] ?? "/";
  await prefetch(visit, department);
  times.department.push(await paintedMs(page, click(department)));
}

/** Clicks from page to page, once their target has been asked for ahead of time. */
export async function clickVerdicts(browser: Browser, shop: Shop, category: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { name, options, slowdown, budget } of DEVICES) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.addInitScript((event) => {
      window.addEventListener(event, () => (document.documentElement.dataset.hydrated = "1"), { once: true });
    }, HYDRATED_EVENT);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times = emptyTimes();
    const visit = { page, shop, hasTouch: options.hasTouch ?? false };
    // On a first visit the backend makes the pictures, on the same processor.
    for (let at = 0; at < ROUNDS; at += 1) await measureRound(visit, category, emptyTimes(), at);
    for (let at = 0; at < ROUNDS; at += 1) await measureRound(visit, category, times, at);
    await context.close();
    const add = (what: string, values: number[], limit: number) =>
      verdicts.push({ metric: `${what} (${name})`, value: median(values), unit: "ms", budget: limit });
    add("list → product, prefetched", times.product, budget);
    add("product → back", times.back, budget);
    add("list → department, prefetched", times.department, budget);
    if (slowdown === 1) add("list → product, right after the load", times.atOnce, AT_ONCE_BUDGET);
  }
  return verdicts;
}
