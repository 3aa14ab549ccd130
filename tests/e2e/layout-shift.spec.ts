import type { Page } from "@playwright/test";
import { HAS_FONTS, NEXT_FRAMES } from "@/tests/support/e2e-layout";
import { expect, test } from "./fixtures";

type ShiftRecord = { score: number; movedNodes: string[] };
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shiftRecord: ShiftRecord = { score: 0, movedNodes: [] };
    Object.assign(globalThis, { layoutShifts: shiftRecord });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shiftRecord.score += value;
        for (const { node } of sources)
          shiftRecord.movedNodes.push(node?.parentElement?.innerHTML.slice(0, 200) ?? "");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const layoutShifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts: ShiftRecord }).layoutShifts);

const IMAGES = /\/photo2?\//;
const FONTS = /\.woff2$/;

async function block(page: Page, files: RegExp): Promise<() => void> {
  let unblock = () => {};
  const unblocked = new Promise<void>((resolve) => (unblock = resolve));
  await page.route(files, async (route) => {
    await unblocked;
    await route.continue();
  });
  return unblock;
}

const visibleImagesLoaded = (page: Page) =>
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
  test(`${name} requests no style sheet, and nothing moves when images load late @both`, async ({
    page,
    shop,
  }) => {
    await watchShifts(page);
    const styleSheets: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") styleSheets.push(request.url());
    });
    const unblock = await block(page, IMAGES);
    await page.goto(path(await shop.findProduct("piece")), { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading").first()).toBeVisible();
    unblock();
    await page.waitForLoadState("load");
    await expect.poll(() => visibleImagesLoaded(page)).toBe(true);
    const { score, movedNodes } = await layoutShifts(page);
    expect(score, movedNodes.join("\n")).toBeLessThan(0.02);
    expect(styleSheets).toEqual([]);
  });
}

const headerLinks = (page: Page) =>
  page
    .locator("header a")
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));

test("the links of the header stay where they are when the fonts come @desktop", async ({ page }) => {
  const unblock = await block(page, FONTS);
  const font = page.waitForRequest(FONTS);
  // The document may not be done loading before its fonts.
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await font;
  const before = await headerLinks(page);
  unblock();
  await expect.poll(() => page.evaluate<boolean>(HAS_FONTS)).toBe(true);
  await page.evaluate(NEXT_FRAMES);
  const after = await headerLinks(page);
  expect(after).toHaveLength(before.length);
  const moved = after.map((left, at) => Math.abs(left - (before[at] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(8);
});

test("the home page of a customer who has bought nothing stands still from the second visit @desktop", async ({
  page,
  context,
  shop,
}) => {
  await shop.signIn(context, await shop.customer());
  await watchShifts(page);
  for (const visit of ["first", "second"]) {
    await page.goto("/");
    await expect(page.locator("[data-empty]"), visit).toBeAttached();
  }
  const { score, movedNodes } = await layoutShifts(page);
  expect(score, movedNodes.join("\n")).toBeLessThan(0.02);
});
