import type { Page } from "@playwright/test";
import { SOME } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

const RECIPE = "risotto-alla-zucca-e-taleggio";

const shopping = (page: Page) =>
  page
    .getByRole("article")
    .locator("section")
    .filter({ has: page.getByRole("checkbox") });

test("from all recipes through a course to one of them", async ({ page, words: { t } }) => {
  await page.goto("/ricette");
  await expect(page.getByRole("heading", { level: 1, name: t("content.recipesTitle") })).toBeVisible();
  const all = await page.getByRole("main").getByRole("heading", { level: 2 }).count();
  const courses = page.getByRole("list", { name: t("content.courses") });
  await courses.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/ricette\/portata\//);
  const some = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(some.first()).toBeVisible();
  expect(await some.count()).toBeLessThan(all);
  const title = await some.first().innerText();
  await some.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a recipe for more people asks for more", async ({ page, words: { t } }) => {
  await page.goto(`/ricette/${RECIPE}`);
  const list = shopping(page);
  await expect(list.getByText("320 g", { exact: true })).toBeVisible();
  await expect(async () => {
    await list.getByRole("button", { name: t("content.morePortions") }).click();
    await expect(list.getByText("400 g", { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});

for (const how of ["printed", "without scripts"] as const)
  test.describe(how, () => {
    test.use({ javaScriptEnabled: how === "printed" });

    test("the ingredients have the whole line", async ({ page }) => {
      if (how === "printed") await page.emulateMedia({ media: "print" });
      await page.goto(`/ricette/${RECIPE}`);
      const first = page.getByRole("article").locator("section").first().getByRole("listitem").first();
      const [line, words] = await Promise.all([
        first.boundingBox(),
        first.locator("p").first().boundingBox(),
      ]);
      expect(words?.width).toBe(line?.width);
    });
  });

test("a customer puts a recipe's products in the cart at once", async ({ page, context, shop, words }) => {
  const { t, pattern } = words;
  await shop.signIn(context, await shop.customer({ settled: true }));
  await page.goto(`/ricette/${RECIPE}`);
  const list = shopping(page);
  const boxes = list.getByRole("checkbox");
  const goods = await boxes.count();
  await boxes.first().uncheck();
  await list.getByRole("button", { name: `${t("content.addAll")} (${goods - 1})` }).click();
  // Pumpkin is cut as one likes.
  const options = page.getByRole("dialog", { name: t("cart.optionsTitle") });
  await options.getByRole("radio").last().check();
  await options.getByRole("button", { name: t("cart.optionsConfirm") }).click();
  await expect(
    page
      .getByRole("region", { name: words.leaf("notifications") })
      .getByText(pattern(t("content.allAdded", { count: SOME }))),
  ).toContainText(String(goods - 1));
  await page.goto("/cart");
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Taleggio" }).first(),
  ).toBeVisible();
});

test("each article has one address", async ({ request }) => {
  const POST = "quale-riso-per-il-risotto";
  for (const [from, to] of [
    [`/news/${RECIPE}`, `/ricette/${RECIPE}`],
    [`/page/${RECIPE}`, `/ricette/${RECIPE}`],
    [`/ricette/${POST}`, `/news/${POST}`],
  ] as const) {
    const moved = await request.get(from, { maxRedirects: 0 });
    expect(moved.status(), from).toBe(308);
    expect(moved.headers().location).toMatch(new RegExp(`${to}$`));
  }
  for (const path of ["/ricette/nulla", "/news/nulla", "/page/nulla", "/ricette/portata/nulla"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("recipes and articles tell search engines what they are", async ({ request }) => {
  const things = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    );
  };
  expect(await things(`/ricette/${RECIPE}`)).toContainEqual(
    expect.objectContaining({
      "@type": "Recipe",
      recipeYield: "4",
      totalTime: "PT45M",
      recipeIngredient: expect.arrayContaining(["320 g di riso Carnaroli"]),
      image: [expect.stringMatching(/^http/)],
    }),
  );
  expect(await things("/news/quale-riso-per-il-risotto")).toContainEqual(
    expect.objectContaining({ "@type": "Article", datePublished: "2026-11-12" }),
  );
});

test("the footer leads to the pages of the content system", async ({ page }) => {
  await page.goto("/news");
  const link = page.getByRole("contentinfo").locator('a[href="/page/privacy"]');
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL("/page/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("aria-current", "page");
});
