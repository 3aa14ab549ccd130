import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const SHOWN_BY_WIDTH = [
  [390, 1],
  [599, 1],
  [600, 2],
  [960, 3],
  [1264, 4],
  [1900, 6],
] as const;

const productSlider = (page: Page) =>
  page
    .locator("[aria-roledescription]")
    .filter({ has: page.locator("[data-price-island]") })
    .first();

const list = (carousel: Locator) => carousel.getByRole("list").first();
const slides = (carousel: Locator) => list(carousel).locator("> li");

async function takeOver(page: Page, carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect(carousel.locator("[data-embla]")).toBeAttached();
}

/** Fully visible slides. */
const visibleSlides = (carousel: Locator) =>
  slides(carousel).evaluateAll((items) => {
    const frame = items[0]?.closest("[data-embla]")?.getBoundingClientRect();
    return items.flatMap((item, index) => {
      const { left, right } = item.getBoundingClientRect();
      return frame && left >= frame.left - 1 && right <= frame.right + 1 ? index + 1 : [];
    });
  });

async function drag(page: Page, carousel: Locator, share: number): Promise<void> {
  const box = await carousel.locator("[data-embla]").boundingBox();
  if (!box) throw new Error("the carousel has no box");
  const y = box.y + Math.min(box.height / 2, 80);
  const x = box.x + box.width * (share < 0 ? 0.9 : 0.1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * share, y, { steps: 8 });
  await page.mouse.up();
}

test("banners loop by dragging, buttons, dots and arrow keys; products follow the mouse and the focus", async ({
  page,
  messages: { t, clientMessage },
}) => {
  await page.goto("/");
  const carousel = page.getByRole("group", { name: t("blocks.banners") });
  await takeOver(page, carousel);
  const position = carousel.locator("[aria-live='polite']");
  await expect(position).toHaveText("Slide 1 di 3");
  await drag(page, carousel, -0.6);
  await expect(position).toHaveText("Slide 2 di 3");
  await expect(page).toHaveURL("/");
  await drag(page, carousel, 0.6);
  await expect(position).toHaveText("Slide 1 di 3");
  await drag(page, carousel, 0.6);
  await expect(position).toHaveText("Slide 3 di 3");
  await carousel.getByRole("button", { name: clientMessage("nextSlides") }).click();
  await expect(position).toHaveText("Slide 1 di 3");
  await carousel.getByRole("button", { name: "Vai alla slide 2" }).click();
  await expect.poll(() => visibleSlides(carousel)).toEqual([2]);
  await slides(carousel).nth(1).getByRole("link").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText("Slide 1 di 3");
  await expect(slides(carousel).first().getByRole("link").first()).toBeFocused();
  await expect.poll(() => visibleSlides(carousel)).toEqual([1]);

  const products = productSlider(page);
  await takeOver(page, products);
  const [first] = await visibleSlides(products);
  expect(first).toBe(1);
  await drag(page, products, -0.6);
  await expect.poll(async () => (await visibleSlides(products))[0]).toBeGreaterThan(1);
  await expect(page).toHaveURL("/");
  // While the slides still run on after the drag, the focus does not stop them.
  await expect(async () => {
    await page.getByRole("banner").getByRole("combobox").or(page.getByRole("searchbox")).first().focus();
    await slides(products).first().getByRole("link").first().focus();
    await expect.poll(async () => (await visibleSlides(products))[0], { timeout: 2000 }).toBe(1);
  }).toPass();
});

test("a product slider shows the number of products that the width asks for @desktop", async ({ page }) => {
  await page.goto("/");
  const carousel = productSlider(page);
  await takeOver(page, carousel);
  for (const [width, shown] of SHOWN_BY_WIDTH) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await visibleSlides(carousel)).length, `${width} px`).toBe(shown);
  }
});

test("without scripts the slides scroll", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/");
  const track = page.locator("[data-price-island]").first().locator("xpath=ancestor::ul[1]/..");
  await track.hover();
  await page.mouse.wheel(900, 0);
  await expect(track.getByRole("listitem").first()).not.toBeInViewport({ ratio: 0.9 });
  await context.close();
});
