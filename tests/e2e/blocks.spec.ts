import { violations } from "@/tests/support/e2e-axe";
import { expect, test } from "./fixtures";

const BAG = 990_001;
const ON_DELIVERY = 2;

test("a page of forty blocks stands, reads and can be gone through", async ({ page }) => {
  await page.goto("/vetrina");
  await expect(page.getByRole("heading", { level: 1, name: "La vetrina" })).toBeVisible();
  const titles = [
    "Allineati",
    "Novità",
    "A sorpresa",
    "In offerta",
    "Ricette",
    "Volantini",
    "Il vicino resta",
  ];
  for (const name of titles)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeAttached();
  await expect(page.getByRole("heading", { name: "Le tue abitudini" })).toHaveCount(0);
  await page.getByRole("heading", { name: "Il vicino resta" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Iscrivimi" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
});

test("a video is asked for by a click only, in a window of its own", async ({ page, words: { leaf } }) => {
  const outside: string[] = [];
  await page.route(/youtube/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>video</title>" });
  });
  await page.goto("/vetrina");
  const links = page.getByRole("link", { name: "Guarda il banco" });
  await expect(links).toHaveCount(3);
  await links.first().scrollIntoViewIfNeeded();
  expect(outside).toEqual([]);
  const player = page.getByRole("dialog", { name: "Guarda il banco" });
  await expect(async () => {
    await links.first().click();
    await expect(player).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(outside.every((url) => url.startsWith("https://www.youtube-nocookie.com/embed/"))).toBe(true);
  const { width = 0 } = (await player.boundingBox()) ?? {};
  expect(width).toBe(Math.min(700, page.viewportSize()?.width ?? 0));
  await player.getByRole("button", { name: leaf("close") }).click();
  await expect(player).toHaveCount(0);
  await expect(links.first()).toBeFocused();
});

test.describe("in the app", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile MadiaApp/1.5.1" });

  test("the tutorial is gone through once", async ({ page, words: { t } }) => {
    await page.goto("/");
    const tutorial = page.getByRole("dialog", { name: "Benvenuto in Madia" });
    await expect(tutorial.getByRole("heading", { name: "Dicci dove e quando" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tutorial.getByRole("group").press("ArrowRight");
    await tutorial.getByRole("button", { name: t("blocks.tutorial.next") }).click();
    await tutorial.getByRole("button", { name: t("blocks.tutorial.done") }).click();
    await expect(tutorial).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(tutorial).toHaveCount(0);
  });
});

test("goods a customer buys often stand on that customer's home page alone", async ({
  page,
  context,
  shop,
}) => {
  const customer = await shop.customer({ settled: true });
  const goods = await shop.one("piece");
  await customer.add(goods.productId, 20);
  await customer.add(BAG, 1);
  const { version } = (await customer.call("cart/view")) as { version: number };
  await customer.call(`checkout/buy?payment_type_id=${ON_DELIVERY}&cart_version=${version}`, {});
  await page.goto("/");
  const own = page.getByRole("heading", { name: "Quello che compri di solito" });
  await expect(own).toHaveCount(0);
  await shop.signIn(context, customer);
  await page.reload();
  await expect(own).toBeVisible();
});
