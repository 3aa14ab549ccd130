import type { Locator, Page } from "@playwright/test";
import { giveSession } from "@/tests/support/e2e-shop";
import { type Running, startStorefront } from "@/tests/support/e2e-storefront";
import { type RecordedShop, startRecordedShop } from "@/tests/support/recorded-shop";
import { expect, test } from "./fixtures";

test.skip(({ isMobile }) => isMobile, "what a shop answers does not depend on the window");
test.describe.configure({ mode: "default" });
test.use({ realPictures: true });

/** While the recorded promotion ran. */
const OCTOBER = "2026-10-05T09:00:00+02:00";

let shop: RecordedShop;
let storefront: Running;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startRecordedShop();
  storefront = await startStorefront(shop.url, { SHOP_CLOCK: OCTOBER });
});

test.afterAll(async () => {
  await storefront.stop();
  await shop.stop();
});

test.beforeEach(async ({ page, expectConsole }) => {
  // A real shop's pictures are not on this machine.
  expectConsole(/Failed to load resource/, /ERR_/);
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await page.clock.setFixedTime(OCTOBER);
});

const search = (page: Page, q: string) => page.goto(`${storefront.url}/search?q=${encodeURIComponent(q)}`);

/** The card of a product by the address it leads to. */
const card = (page: Page, slug: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href="/product/${slug}"]`) });

/** A price as it is read, whatever tags raise its cents. */
const price = (text: string) => new RegExp(text.replace(",", "\\s*,\\s*").replace(" ", "\\s*"));

test.describe("Gros, the one complete answer", () => {
  const LYING = "divella-mezze-maniche-rigoloni-g-500-n55";
  const PROMOTED = "la-molisana-mezze-man-rig-n38-500-g";

  test("its search renders with every product, facet and count", async ({ page, words }) => {
    await search(page, "mezze maniche");
    await expect(
      page.getByRole("status").filter({ hasText: words.t("category.count", { count: 9 }) }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(page.getByRole("link", { name: "Mezze Maniche Rigate N.122" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Caratteristiche" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Marchio" })).toBeVisible();
  });

  test("the unit price follows the product's unit, not the label that lies", async ({ page }) => {
    await search(page, "mezze maniche");
    await expect(card(page, LYING)).toContainText(price("1,66 €/kg"));
    await expect(card(page, LYING)).not.toContainText("/pz");
    await page.goto(`${storefront.url}/product/${LYING}`);
    await expect(page.getByRole("article")).toContainText(price("1,66 €/kg"));
  });

  test("a polluted pack size shows only the size", async ({ page }) => {
    await search(page, "mezze maniche");
    await expect(card(page, PROMOTED)).toContainText("500 g");
    await expect(card(page, PROMOTED)).not.toContainText("Minimo");
  });

  test("its promotion is a note to visitors and told in full to customers", async ({
    page,
    context,
    words,
  }) => {
    const { leaf } = words;
    await search(page, "mezze maniche");
    await expect(card(page, PROMOTED)).toContainText(price("0,67"));
    await expect(card(page, PROMOTED)).toContainText(leaf("registeredUsers"));
    await expect(card(page, PROMOTED)).not.toContainText(leaf("was"));

    await giveSession(context, storefront.url, { session: "recorded", account: "", customerId: 5 });
    await search(page, "mezze maniche");
    await expect(card(page, PROMOTED)).toContainText(price(`${leaf("was")} 1,49`));
    await expect(card(page, PROMOTED)).toContainText(price("0,67"));
    await expect(card(page, PROMOTED)).toContainText(price("1,34 €/kg"));
    await expect(card(page, PROMOTED)).toContainText(leaf("off", { perc: 55 }));
    await expect(card(page, PROMOTED)).toContainText(leaf("until", { date: "mar 13 ott" }));
    await expect(card(page, PROMOTED)).not.toContainText(leaf("registeredUsers"));
  });
});

test.describe("Ipertriscount, six fields of each product", () => {
  test("its search renders, loose goods and broken texts included", async ({ page }) => {
    await search(page, "ipertriscount");
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(19);
    await expect(card(page, "scalogno")).toContainText(price("0,73"));
    await expect(card(page, "radicchio-tondo-rosso")).not.toContainText("Minimo");
    await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|null/);
  });
});

test.describe("Tigros, promotions without prices", () => {
  test("a missing price says so and cannot be bought", async ({ page, words }) => {
    const { leaf } = words;
    await search(page, "tigros");
    const first = card(page, "ammorbidente-blu-oxygen-lav22-vernel");
    await expect(first).toContainText(leaf("noPrice"));
    await expect(first).toContainText(leaf("unavailable"));
    await expect(first.getByRole("button", { name: new RegExp(`^${leaf("add")} .* carrello`) })).toHaveCount(
      0,
    );
    await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|0,00|<span/);
  });

  test("pictures that do not come leave the card whole", async ({ page }) => {
    await search(page, "tigros");
    const first = card(page, "ammorbidente-blu-oxygen-lav22-vernel");
    await first.scrollIntoViewIfNeeded();
    await expect(first.getByRole("img")).toHaveCount(0);
    await expect(first.getByRole("heading", { level: 3 })).toBeVisible();
  });
});

test.describe("Tosano, a product with its nutrition", () => {
  test("its page shows the table as a table, and says that the price is missing", async ({ page, words }) => {
    const { t, leaf } = words;
    await page.goto(`${storefront.url}/product/nutella-biscuits-gr304`);
    await expect(page.getByRole("heading", { level: 1, name: "Nutella Biscuits" })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("product.nutrition") })).toBeVisible();
    const table = page.getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(8);
    await expect(table).toContainText("2158 kJ / 515 kcal");
    await expect(page.getByRole("article")).toContainText(leaf("noPrice"));
    await expect(page.getByRole("article")).toContainText("304 g");
    await expect(page.getByText("8000500310427")).toBeVisible();
  });
});
