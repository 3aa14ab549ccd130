import { expect, test } from "./fixtures";

test("news and recipes are paginated", async ({ page, request, baseURL, messages: { t } }) => {
  for (const [index, title] of [
    ["/news", t("content.newsTitle")],
    ["/ricette", t("content.recipesTitle")],
  ] as const) {
    await page.goto(index);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const first = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
    await page.getByRole("link", { name: t("category.nextPage") }).click();
    await expect(page).toHaveURL(`${index}?page=2`);
    const second = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(second.first()).not.toHaveText(first[0] ?? "");
    for (const name of await second.allInnerTexts()) expect(first).not.toContain(name);
    // On a busy machine React has left the former page's beside it.
    const canonical = page.locator('link[rel="canonical"]').last();
    await expect(canonical).toHaveAttribute("href", `${baseURL}${index}?page=2`);
    await expect(page).toHaveTitle(new RegExp(t("seo.pageOf", { title: "", page: 2 }).trim()));
    await page.getByRole("link", { name: t("category.previousPage") }).click();
    await expect(page).toHaveURL(index);
    for (const pageNumber of ["3", "9999", "123456"])
      expect((await request.get(`${index}?page=${pageNumber}`)).status(), pageNumber).toBe(404);
    expect((await request.get(`${index}?page=due`)).status()).toBe(200);
  }
});

test("a course has its own canonical pages", async ({ request, baseURL }) => {
  const course = "/ricette/portata/primi-piatti";
  const html = await (await request.get(`${course}?page=1`)).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${course}"/>`);
  for (const path of [`${course}?page=2`, "/ricette/portata/nulla?page=2", "/~news/2", "/~ricette/2"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("the home page has one URL", async ({ request }) => {
  const redirect = await request.get("/homepage-2023", { maxRedirects: 0 });
  expect(redirect.status()).toBe(308);
  expect(redirect.headers().location).toBe("/");
});

test("menus come from the content system @both", async ({ page, request, isMobile }) => {
  await page.goto("/ricette/carbonara");
  const locations = isMobile ? (["footer"] as const) : (["header", "service", "footer"] as const);
  for (const location of locations) {
    const answer = await request.get(
      `http://localhost:${process.env.E2E_BACKEND_PORT ?? 4210}/p/wp-json/wp-api-menus/v2/menu-locations/${location}`,
    );
    type Item = { title: string; url: string; children?: Item[] };
    const items = ((await answer.json()) as Item[]).flatMap((item) => item.children ?? [item]);
    const container = location === "footer" ? page.getByRole("contentinfo") : page.locator("body");
    for (const { title, url } of items)
      await expect(container.locator(`a[href="${url}"]`, { hasText: title }).first(), title).toBeVisible();
  }
});
