import { expect, test } from "./fixtures";

test("the offers are reached from the menu, by department and by kind", async ({
  page,
  messages,
  expectAccessible,
}) => {
  const { t } = messages;
  await page.goto("/");
  const offersOf = (menu: string) =>
    page.getByRole("navigation", { name: menu }).getByRole("link", { name: t("layout.barOffers") });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(offersOf(t("layout.siteMenu"))).toBeVisible();
  await expect(offersOf(t("layout.siteMenu"))).toHaveAttribute("href", "/offerte");
  if (size) await page.setViewportSize(size);
  await offersOf(t("layout.shortcuts")).click();
  await expect(page).toHaveURL("/offerte");
  await expect(page.getByRole("heading", { level: 1, name: t("offers.title") })).toBeVisible();
  const products = page.getByRole("region", { name: t("category.products") });
  await expect(products.getByRole("listitem").first()).toBeVisible();
  await expectAccessible("/offerte/[[...category]]");

  await page
    .getByRole("list", { name: t("offers.departments") })
    .getByRole("link", { name: "Frutta e verdura" })
    .click();
  await expect(page).toHaveURL("/offerte/frutta-e-verdura");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Frutta e verdura");

  await page.goto("/offerte?product_class_10004=10404");
  const names = await products.getByText("Solo con Carta Vantaggi").count();
  expect(names).toBeGreaterThan(0);
});

test("a search for offers redirects to them, a search in a category to the category", async ({ request }) => {
  const locationOf = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), new URL(answer.headers().location ?? "", "http://x").pathname];
  };
  expect(await locationOf("/search?promo=true")).toEqual([308, "/offerte"]);
  expect(await locationOf("/search?filter=promo&parent_category_id=110000")).toEqual([
    308,
    "/offerte/frutta-e-verdura",
  ]);
  expect(await locationOf("/search?parent_category_id=110000")).toEqual([308, "/frutta-e-verdura"]);
  expect(await locationOf("/category/frutta-e-verdura")).toEqual([308, "/frutta-e-verdura"]);
  expect(await locationOf("/macelleria?categoryId=110000")).toEqual([308, "/frutta-e-verdura"]);
  expect((await request.get("/offerte/non-c-e")).status()).toBe(404);
});

test("a search finds recipes and articles beside products, and stays in its category", async ({
  page,
  messages,
}) => {
  const { t } = messages;
  const found = page.getByRole("list", { name: t("search.alsoFound") }).getByRole("link");
  // A content system that answers late is not waited for.
  await expect(async () => {
    await page.goto("/search?q=zucca");
    await expect(found.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await found.first().click();
  const recipes = page.getByRole("region", { name: t("search.groupTitles.recipes") });
  await expect(recipes.getByRole("link", { name: /zucca/i }).first()).toBeInViewport();

  await page.goto("/search?q=zucca&parent_category_id=110000");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Frutta e verdura");
  await page.getByRole("link", { name: t("search.everywhere") }).click();
  await expect(page).toHaveURL("/search?q=zucca");
});

test("a similarly named town is suggested, not confirmed", async ({ page, messages }) => {
  const { t } = messages;
  await page.goto("/service-discovery?address=Roma");
  await expect(page.getByRole("heading", { name: t("serviceCheck.similar", { q: "Roma" }) })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Sì, arriviamo/ })).toBeHidden();
});

test("a category has its own proposals and actions, and a block its own colour", async ({
  page,
  messages,
}) => {
  await page.goto("/pescheria");
  await expect(page.getByRole("link", { name: "Dove ritirare" })).toHaveAttribute("href", "/punti-vendita");
  const proposals = page.getByRole("region", {
    name: messages.t("category.proposals", { name: "Pescheria" }),
  });
  await expect(proposals.getByText("Crudo, sì, ma sicuro")).toBeVisible();
  const ground = page.locator('[data-background-tone="light"]').first();
  await expect(ground).toHaveCSS("background-color", "rgb(227, 240, 244)");
});

test("the nearest stores are shown on a tap", async ({ page, context, messages }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 45.4526, longitude: 9.1706 });
  await page.goto("/punti-vendita");
  await page.getByRole("button", { name: messages.t("stores.nearMe") }).click();
  await expect(
    page
      .getByRole("status")
      .getByRole("link", { name: /Milano/ })
      .first(),
  ).toBeVisible();
});
