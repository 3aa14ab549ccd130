import type { Browser, Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../config/hydration.mjs";
import { median } from "./load";
import { signIn } from "./rendered";
import { BUDGETS, STOREFRONT } from "./settings";
import { settle } from "./settle";
import type { Verdict } from "./verdicts";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
const ROUNDS = 3;

type Recorded = { longest: number };
const recorded = () => (globalThis as unknown as { benchInteractions: Recorded }).benchInteractions;

async function record(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    const state = { longest: 0 };
    Object.assign(globalThis, { benchInteractions: state });
    window.addEventListener(event, () => (document.documentElement.dataset.hydrated = "1"), { once: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) state.longest = Math.max(state.longest, entry.duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }, HYDRATED_EVENT);
}

/** From the event to the frame that shows what it did; 0: within one frame. */
async function interact(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as { benchInteractions: Recorded }).benchInteractions.longest = 0;
  });
  await act();
  await settle(page, 3000);
  return (await page.evaluate(recorded)).longest;
}

/** Add to cart, stepper, departments, search: each of them for the first time on its page. */
export async function interactionVerdicts(browser: Browser, category: string): Promise<Verdict[]> {
  const context = await browser.newContext(PHONE);
  const cookies = (await signIn()).split("; ").map((cookie) => cookie.split("="));
  await context.addCookies(
    cookies.map(([name = "", ...value]) => ({ name, value: value.join("="), url: STOREFRONT })),
  );
  const page = await context.newPage();
  await record(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times = { add: [], step: [], menu: [], search: [] } as Record<string, number[]>;
  const open = async () => {
    await page.goto(STOREFRONT + category, { waitUntil: "load" });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "1");
    await settle(page);
  };
  const add = (name: string, ms: number) => times[name]?.push(ms);
  for (let round = 0; round < ROUNDS; round += 1) {
    await open();
    const button = page.locator("main [data-restore-focus][aria-label^='Aggiungi']").first();
    add("add", await interact(page, () => button.tap()));
    await page.keyboard.press("Escape");
    await open();
    const more = page.locator("main [data-restore-focus][aria-label^='Aumenta']").first();
    if ((await more.count()) > 0) add("step", await interact(page, () => more.tap()));
    await open();
    const menu = page.locator("a[aria-expanded]").filter({ visible: true }).first();
    if ((await menu.count()) > 0) add("menu", await interact(page, () => menu.tap()));
    await open();
    const field = page.locator("input[name=q]").filter({ visible: true }).first();
    await field.tap();
    await settle(page, 3000);
    add("search", await interact(page, () => page.locator("input[name=q]:focus").pressSequentially("lat")));
  }
  await context.close();
  const names = {
    add: "add to cart",
    step: "stepper",
    menu: "open the departments",
    search: "type in search",
  };
  return Object.entries(names).flatMap(([key, name]) => {
    const values = times[key] ?? [];
    if (values.length === 0) return [];
    const metric = `${name}: next paint (phone, processor ×4)`;
    return [{ metric, value: median(values), unit: "ms", budget: BUDGETS.interactionMs }];
  });
}
