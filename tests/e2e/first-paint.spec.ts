import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test.use({ realPictures: true });

type Seen = { shifted: number; moved: string[] };
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shifted: 0, moved: [] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        seen.shifted += value;
        for (const { node } of sources) seen.moved.push(node?.parentElement?.innerHTML.slice(0, 200) ?? "");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Pictures wait until they are let in. */
async function holdPictures(page: Page): Promise<() => void> {
  let letIn = () => {};
  const gate = new Promise<void>((open) => (letIn = open));
  await page.route(/\/photo2?\//, async (route) => {
    await gate;
    await route.continue();
  });
  return letIn;
}

const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.images].every((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight || right < 0 || left > innerWidth;
    }),
  );

for (const [name, path] of [
  ["home", () => "/"],
  ["a category", (slugs) => `/${slugs.categorySlug}`],
  ["a product", (slugs) => `/product/${slugs.slug}`],
  ["the recipes", () => "/ricette"],
  ["the leaflets", () => "/volantini"],
] as [string, (slugs: { slug: string; categorySlug: string }) => string][]) {
  test(`nothing moves on ${name} when its pictures come late`, async ({ page, shop }) => {
    await watchShifts(page);
    const letIn = await holdPictures(page);
    await page.goto(path(await shop.one("piece")), { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading").first()).toBeVisible();
    letIn();
    await page.waitForLoadState("load");
    await expect.poll(() => shown(page)).toBe(true);
    const { shifted, moved } = await seen(page);
    expect(shifted, moved.join("\n")).toBeLessThan(0.02);
  });
}
