import type { APIRequestContext, Page } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

const RECIPE = "risotto-alla-zucca-e-taleggio";

const ingredientsSection = (page: Page) =>
  page
    .getByRole("article")
    .locator("section")
    .filter({ has: page.getByRole("checkbox") });

type Nodes = ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>["children"];

const elements = (name: string, within: Nodes) => DomUtils.getElementsByTagName(name, within);

async function readPage(request: APIRequestContext, path: string) {
  const document = parseDocument(await (await request.get(path)).text());
  const main = elements("main", document);
  const [heading] = elements("h1", main);
  return { document, main, heading: heading && DomUtils.textContent(heading), titles: elements("h2", main) };
}

test("recipes are browsed by course", async ({ request, messages: { t } }) => {
  const all = await readPage(request, "/ricette");
  expect(all.heading).toBe(t("content.recipesTitle"));
  const courses = elements("ul", all.main).filter(
    ({ attribs }) => attribs["aria-label"] === t("content.courses"),
  );
  const path = elements("a", courses)[1]?.attribs.href ?? "";
  expect(path).toMatch(/^\/ricette\/portata\//);
  const { titles } = await readPage(request, path);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.length).toBeLessThan(all.titles.length);
  const [recipe] = elements("a", titles.slice(0, 1));
  const { heading } = await readPage(request, recipe?.attribs.href ?? "");
  expect(heading).toBe(DomUtils.textContent(titles.slice(0, 1)));
});

for (const medium of ["printed", "without scripts"] as const)
  test.describe(medium, () => {
    test.use({ javaScriptEnabled: medium === "printed" });

    test("ingredients use the full width", async ({ page }) => {
      if (medium === "printed") await page.emulateMedia({ media: "print" });
      await page.goto(`/ricette/${RECIPE}`);
      const first = page.getByRole("article").locator("section").first().getByRole("listitem").first();
      const [itemBox, textBox] = await Promise.all([
        first.boundingBox(),
        first.locator("p").first().boundingBox(),
      ]);
      expect(textBox?.width).toBe(itemBox?.width);
    });
  });

test("a recipe's products are added to the cart together", async ({ page, context, shop, messages }) => {
  const { t, pattern } = messages;
  await shop.signIn(context, await shop.customer({ withDelivery: true }));
  await page.goto(`/ricette/${RECIPE}`);
  const list = ingredientsSection(page);
  const boxes = list.getByRole("checkbox");
  const productCount = await boxes.count();
  await boxes.first().uncheck();
  await list.getByRole("button", { name: `${t("content.addAll")} (${productCount - 1})` }).click();
  // The pumpkin has options.
  const options = page.getByRole("dialog", { name: t("cart.optionsTitle") });
  await options.getByRole("radio").last().check();
  await options.getByRole("button", { name: t("cart.optionsConfirm") }).click();
  await expect(
    page
      .getByRole("region", { name: messages.clientMessage("notifications") })
      .getByText(pattern(t("content.allAdded", { count: ANY_TEXT }))),
  ).toContainText(String(productCount - 1));
  await page.goto("/cart");
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Taleggio" }).first(),
  ).toBeVisible();
});

test("each article has one URL", async ({ request }) => {
  const POST = "quale-riso-per-il-risotto";
  for (const [from, to] of [
    [`/news/${RECIPE}`, `/ricette/${RECIPE}`],
    [`/page/${RECIPE}`, `/ricette/${RECIPE}`],
    [`/ricette/${POST}`, `/news/${POST}`],
  ] as const) {
    const redirect = await request.get(from, { maxRedirects: 0 });
    expect(redirect.status(), from).toBe(308);
    expect(redirect.headers().location).toMatch(new RegExp(`${to}$`));
  }
  for (const path of ["/ricette/nulla", "/news/nulla", "/page/nulla", "/ricette/portata/nulla"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("recipes and articles have structured data", async ({ request }) => {
  const readJsonLd = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    );
  };
  expect(await readJsonLd(`/ricette/${RECIPE}`)).toContainEqual(
    expect.objectContaining({
      "@type": "Recipe",
      recipeYield: "4",
      totalTime: "PT45M",
      recipeIngredient: expect.arrayContaining(["320 g di riso Carnaroli"]),
      image: expect.arrayContaining([expect.stringMatching(/^http/)]),
    }),
  );
  expect(await readJsonLd("/news/quale-riso-per-il-risotto")).toContainEqual(
    expect.objectContaining({ "@type": "Article", datePublished: "2026-11-12" }),
  );
});

test("the footer links to content pages", async ({ request }) => {
  const { document } = await readPage(request, "/news");
  const link = elements("a", elements("footer", document)).filter(
    ({ attribs }) => attribs.href === "/page/privacy",
  );
  const name = DomUtils.textContent(link);
  expect(name).not.toBe("");
  const { main, heading } = await readPage(request, "/page/privacy");
  expect(heading).toBeTruthy();
  const current = elements("a", main).filter(({ attribs }) => attribs["aria-current"] === "page");
  expect(current.map((item) => DomUtils.textContent(item))).toEqual([name]);
});
