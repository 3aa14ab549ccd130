import type { Page, Request } from "@playwright/test";
import { waitForHydration, watchHydration } from "@/tests/support/e2e-hydration";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import type { Shop } from "@/tests/support/e2e-shop";
import { expect, test } from "./fixtures";

/** Pages and lists reached by links, as they are counted from now on. */
function countDocuments(page: Page): { documents: string[] } {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document" && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return { documents };
}

const isPrefetch = (request: Request) => "next-router-prefetch" in request.headers();

/** Addresses asked for ahead of time. */
function collectPrefetches(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (isPrefetch(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Only what somebody points at is asked for ahead of time. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );

async function largestCategory(shop: Shop): Promise<string> {
  const [category] = await shop.sql<{ slug: string }>(
    "select c.slug from product p join category c using (category_id) group by c.slug order by count(*) desc limit 1",
  );
  return category?.slug ?? "";
}

const main = (page: Page) => page.getByRole("main");
const productLinks = (page: Page) => main(page).locator("a[href*='/product/']");

/** Whatever is asked for ahead of time has been. */
const nothingRequested = (page: Page) => page.waitForLoadState("networkidle");

/** The frame listens. */
async function openCategory(page: Page, slug: string): Promise<void> {
  await watchHydration(page);
  await page.goto(`/${slug}`);
  await waitForHydration(page);
}

test("public pages lead to each other without another document", async ({ page, shop, messages }) => {
  const product = await shop.findProduct("piece");
  const { documents } = countDocuments(page);
  await openCategory(page, product.categorySlug);
  const category = await page.getByRole("heading", { level: 1 }).textContent();

  const link = productLinks(page).first();
  const name = (await link.textContent())?.trim() ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: category ?? "" })).toBeVisible();
  await expect(page).toHaveURL(`/${product.categorySlug}`);

  await page
    .getByRole("banner")
    .getByRole("link", { name: messages.t("layout.home") })
    .click();
  await expect(page).toHaveURL("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messages.t("layout.allDepartments") })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: messages.t("layout.allDepartments") }),
  ).toBeVisible();

  await new ShopperJourney(page).search.fill("latte");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=latte");
  await productLinks(page).first().click();
  await expect(page).toHaveURL(/\/product\//);
  expect(documents).toEqual([`/${product.categorySlug}`]);
});

test("order, filters and pages of a list are in its address, without a document", async ({
  page,
  messages,
  shop,
}) => {
  const slug = await largestCategory(shop);
  const { documents } = countDocuments(page);
  await openCategory(page, slug);
  await main(page)
    .locator("summary")
    .filter({ hasText: messages.t("category.sort.label") })
    .click();
  await main(page)
    .getByRole("link", { name: messages.t("category.sort.priceDown") })
    .click();
  await expect(page).toHaveURL(`/${slug}?sort=-price`);
  await expect(main(page).locator("details[open]")).toHaveCount(0);
  const nextPage = main(page).locator("a[rel=next]");
  // Cards take their real height when they come into view.
  await nextPage.scrollIntoViewIfNeeded();
  await nextPage.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2");
  await page.goBack();
  await expect(page).toHaveURL(`/${slug}?sort=-price`);
  await page.reload();
  await expect(page).toHaveURL(`/${slug}?sort=-price`);
  expect(new Set(documents).size).toBe(1);
});

test("going back restores how far one had scrolled and the focus @both", async ({ page, shop }) => {
  await openCategory(page, await largestCategory(shop));
  const link = productLinks(page).nth(19);
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  const href = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(href ?? "");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(productLinks(page).nth(19)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.goForward();
  await expect(page).toHaveURL(href ?? "");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the name of the new page is announced and the focus is in its content", async ({ page, shop }) => {
  const { categorySlug } = await shop.findProduct("piece");
  await openCategory(page, categorySlug);
  const before = await page.title();
  await productLinks(page).first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.title()).not.toBe(before);
  await expect(main(page)).toBeFocused();
  // The router announces the heading where the title comes a moment later.
  const announcer = page.locator("next-route-announcer").getByRole("alert");
  await expect(announcer).toHaveText(/\S/);
  expect(await page.title()).toContain(await announcer.textContent());
});

test("menu and dialogs close by back and when another page is shown, and leave no step back when closed by their button @desktop", async ({
  page,
  shop,
  messages,
  context,
}) => {
  const { t, clientMessage } = messages;
  const piece = await shop.findProduct("piece");
  const customer = await shop.customer({ withDelivery: true });
  await customer.add(piece.productId, 1);
  await shop.signIn(context, customer);
  const { documents } = countDocuments(page);
  await openCategory(page, piece.categorySlug);
  const opener = page.getByRole("banner").getByRole("link", { name: clientMessage("allDepartments") });

  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await page.goBack();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(page).toHaveURL(`/${piece.categorySlug}`);

  await opener.click();
  const panel = page.locator(`[id="${await opener.getAttribute("aria-controls")}"]`);
  const department = panel.getByRole("link").first();
  const href = await department.getAttribute("href");
  await department.click();
  await expect(page).toHaveURL(href ?? "");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await page.goBack();
  await expect(page).toHaveURL(`/${piece.categorySlug}`);

  const drawer = page.getByRole("dialog", { name: t("cart.title") });
  await page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^${clientMessage("cart")}`) })
    .click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`/${piece.categorySlug}`);

  await page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^${clientMessage("cart")}`) })
    .click();
  await drawer.getByRole("link", { name: piece.name }).click();
  await expect(page).toHaveURL(`/product/${piece.slug}`);
  await expect(drawer).toBeHidden();

  await page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^${clientMessage("cart")}`) })
    .click();
  await drawer.getByRole("button", { name: clientMessage("close"), exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain("madiaDialog");
  await page.goBack();
  await expect(page).toHaveURL(`/${piece.categorySlug}`);
  expect(documents).toEqual([`/${piece.categorySlug}`]);
});

test("pointing at a link asks for its page once, and never for a personal one @desktop", async ({
  page,
  shop,
  messages,
}) => {
  const { categorySlug } = await shop.findProduct("piece");
  await saveData(page);
  const prefetches = collectPrefetches(page);
  await openCategory(page, categorySlug);
  expect(prefetches).toEqual([]);

  const link = productLinks(page).nth(1);
  const href = (await link.getAttribute("href")) ?? "";
  await link.hover();
  await expect.poll(() => prefetches.filter((path) => path === href).length).toBeGreaterThan(0);
  await nothingRequested(page);
  const asked = prefetches.length;
  const cart = page.getByRole("banner").getByRole("link", { name: messages.clientMessage("cart") });
  await cart.hover();
  await cart.focus();
  await link.hover();
  await productLinks(page).nth(2).hover();
  await expect.poll(() => prefetches.length).toBeGreaterThan(asked);
  expect(prefetches.slice(0, asked).every((path) => path === href)).toBe(true);
  expect(prefetches.slice(asked)).not.toContain(href);
  expect(prefetches.filter((path) => /^\/(?:cart|profile|checkout)/.test(path))).toEqual([]);

  await link.click();
  await expect(page).toHaveURL(href);
});

test("a page makes no more than 40 requests ahead of time", async ({ page, shop }) => {
  const prefetches = collectPrefetches(page);
  await openCategory(page, await largestCategory(shop));
  await expect.poll(() => prefetches.length).toBeGreaterThan(0);
  await page.locator("a[href^='/']").evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
  });
  await expect.poll(() => prefetches.length).toBeGreaterThanOrEqual(20);
  await nothingRequested(page);
  expect(prefetches.length).toBeLessThanOrEqual(40);
});

test("a script that a new version has removed reloads the page", async ({ page, shop, expectConsole }) => {
  expectConsole(/ChunkLoadError|Failed to load|net::ERR|404/);
  await saveData(page);
  const { categorySlug } = await shop.findProduct("piece");
  await openCategory(page, categorySlug);
  await nothingRequested(page);
  const loaded = new Set(await page.evaluate(() => [...document.scripts].map(({ src }) => src)));
  const { documents } = countDocuments(page);
  let isGone = true;
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
    isGone && !loaded.has(route.request().url()) ? route.abort() : route.continue(),
  );
  page.on("request", (request) => {
    if (request.resourceType() === "document") isGone = false;
  });
  const href = (await productLinks(page).first().getAttribute("href")) ?? "";
  await productLinks(page).first().click();
  await expect.poll(() => documents).toEqual([href]);
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
