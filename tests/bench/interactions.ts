import type { Browser, Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../config/hydration.mjs";
import { median } from "./load";
import { CPU_SLOWDOWN, PHONE } from "./phone";
import { signIn } from "./rendered";
import { BUDGETS, STOREFRONT } from "./settings";
import { settle } from "./settle";
import type { Verdict } from "./verdicts";

const WIDE = { width: 1280, height: 900 };
const ROUNDS = 3;

type InteractionRecord = { longest: number };
const recorded = () => (globalThis as unknown as { benchInteractions: InteractionRecord }).benchInteractions;

async function record(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    const state = { longest: 0 };
    Object.assign(globalThis, { benchInteractions: state });
    window.addEventListener(event, () => (document.documentElement.dataset.hydrated = "1"), { once: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) state.longest = Math.max(state.longest, entry.duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }, HYDRATED_EVENT);
}

/** From the event to the frame that shows what it did; 0: within one frame. */
async function interact(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as { benchInteractions: InteractionRecord }).benchInteractions.longest = 0;
  });
  await act();
  await settle(page, 3000);
  return (await page.evaluate(recorded)).longest;
}

type Address = { addressId: number };
type SlotDay = { dateIso: string; timeslots: { timeslotId: number; active: number }[] };

/** An address and a slot for the demo customer, so that a product goes straight into the cart. */
async function chooseDelivery(cookie: string): Promise<void> {
  const call = async <T>(path: string, method = "GET"): Promise<T> => {
    const response = await fetch(`${STOREFRONT}/ebsn/api/${path}`, {
      method,
      headers: { cookie, origin: STOREFRONT, "content-type": "application/json" },
      ...(method === "POST" && { body: "{}" }),
    });
    return ((await response.json()) as { data: T }).data;
  };
  const [address] = await call<Address[]>("user-address/list");
  if (!address) throw new Error("The demo customer has no address.");
  await call(`user-address/select?address_id=${address.addressId}`, "POST");
  const { days } = await call<{ days: SlotDay[] }>("timeslot/list");
  const slots = days.flatMap(({ dateIso, timeslots }) =>
    timeslots.filter(({ active }) => active > 0).map(({ timeslotId }) => ({ dateIso, timeslotId })),
  );
  const slot = slots[Math.floor(slots.length / 2)];
  if (!slot) throw new Error("No slot is open.");
  await call(`timeslot/select?sel_date=${slot.dateIso}&timeslot_id=${slot.timeslotId}`, "POST");
}

/** Add to cart, stepper, departments, search: each of them for the first time on its page. */
export async function interactionVerdicts(browser: Browser, category: string): Promise<Verdict[]> {
  const context = await browser.newContext(PHONE);
  const cookie = await signIn();
  await chooseDelivery(cookie);
  const cookies = cookie.split("; ").map((cookie) => cookie.split("="));
  await context.addCookies(
    cookies.map(([name = "", ...value]) => ({ name, value: value.join("="), url: STOREFRONT })),
  );
  const page = await context.newPage();
  await record(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
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
    await open();
    const more = page.locator("main [data-restore-focus][aria-label^='Aumenta']").first();
    add("step", await interact(page, () => more.tap()));
    // Phones have a page of departments instead.
    await page.setViewportSize(WIDE);
    await open();
    const menu = page.locator("a[aria-expanded]").filter({ visible: true }).first();
    add("menu", await interact(page, () => menu.tap()));
    await page.setViewportSize(PHONE.viewport);
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
    const metric = `${name}: next paint (processor ×4)`;
    return [{ metric, value: median(values), unit: "ms", budget: BUDGETS.interactionMs }];
  });
}
