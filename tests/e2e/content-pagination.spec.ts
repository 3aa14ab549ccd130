import type { APIRequestContext } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { readDocument } from "@/tests/support/e2e-crawl";
import { expect, test } from "./fixtures";
import { E2E_BACKEND } from "../support/e2e-backend";

test("the news are paginated", async ({ page, baseURL, messages: { t } }) => {
  await page.goto("/news");
  await expect(page.getByRole("heading", { level: 1, name: t("content.newsTitle") })).toBeVisible();
  const first = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  await page.getByRole("link", { name: t("category.nextPage") }).click();
  await expect(page).toHaveURL("/news?page=2");
  const second = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(second.first()).not.toHaveText(first[0] ?? "");
  for (const name of await second.allInnerTexts()) expect(first).not.toContain(name);
  // On a busy machine React has left the former page's beside it.
  const canonical = page.locator('link[rel="canonical"]').last();
  await expect(canonical).toHaveAttribute("href", `${baseURL}/news?page=2`);
  await expect(page).toHaveTitle(new RegExp(t("seo.pageOf", { title: "", page: 2 }).trim()));
  await page.getByRole("link", { name: t("category.previousPage") }).click();
  await expect(page).toHaveURL("/news");
});

async function readIndex(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const main = DomUtils.getElementsByTagName("main", parseDocument(html));
  const texts = (name: string) =>
    DomUtils.getElementsByTagName(name, main).map((element) => DomUtils.textContent(element));
  const links = DomUtils.getElementsByTagName("a", main).map(({ attribs }) => attribs);
  return {
    ...readDocument(html),
    headings: texts("h1"),
    names: texts("h2"),
    next: links.find(({ rel }) => rel === "next")?.href,
    previous: links.find(({ rel }) => rel === "prev")?.href,
  };
}

test("the recipes are paginated", async ({ request, baseURL, messages: { t } }) => {
  const first = await readIndex(request, "/ricette");
  expect(first.headings).toEqual([t("content.recipesTitle")]);
  expect(first.next).toBe("/ricette?page=2");
  const second = await readIndex(request, "/ricette?page=2");
  expect(second.names.length).toBeGreaterThan(0);
  expect(second.names.filter((name) => first.names.includes(name))).toEqual([]);
  expect(second.canonical).toBe(`${baseURL}/ricette?page=2`);
  expect(second.title).toContain(t("seo.pageOf", { title: "", page: 2 }).trim());
  expect(second.previous).toBe("/ricette");
});

test("news and recipes have no further pages", async ({ request }) => {
  for (const index of ["/news", "/ricette"]) {
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

test("menus come from the content system @desktop", async ({ page, request }) => {
  await page.goto("/ricette/carbonara");
  const expectMenu = async (location: "header" | "service" | "footer") => {
    const answer = await request.get(`${E2E_BACKEND}/p/wp-json/wp-api-menus/v2/menu-locations/${location}`);
    type Item = { title: string; url: string; children?: Item[] };
    const items = ((await answer.json()) as Item[]).flatMap((item) => item.children ?? [item]);
    const container = location === "footer" ? page.getByRole("contentinfo") : page.locator("body");
    for (const { title, url } of items)
      await expect(container.locator(`a[href="${url}"]`, { hasText: title }).first(), title).toBeVisible();
  };
  for (const location of ["header", "service", "footer"] as const) await expectMenu(location);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectMenu("footer");
});
