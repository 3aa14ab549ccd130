import { DomUtils, parseDocument } from "htmlparser2";
import { readDocument } from "@/tests/support/e2e-crawl";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { PASSWORD } from "@/tests/support/e2e-routes";
import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

test("the home page links to the departments", async ({ page, messages }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("link", { name: messages.t("layout.barDepartments"), exact: true })
    .or(page.getByRole("link", { name: messages.clientMessage("allDepartments"), exact: true }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL("/reparti");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(
    page.getByRole("main").getByRole("article").or(page.getByRole("main").getByRole("listitem")).first(),
  ).toBeVisible();
});

test("a category shows prices, sorting and pages as links", async ({ page, messages }) => {
  const { t, pattern } = messages;
  await page.goto("/frutta-e-verdura");
  const products = page.getByRole("region", { name: t("category.products") });
  await expect(products.getByRole("heading", { level: 3 })).toHaveCount(24);
  await expect(products.getByText("€").first()).toBeVisible();
  const first = await products.getByRole("heading", { level: 3 }).first().innerText();

  await page.getByRole("link", { name: t("category.pageNumber", { page: 2 }) }).click();
  await expect(page).toHaveURL("/frutta-e-verdura?page=2");
  await expect(products.getByRole("heading", { level: 3 }).first()).not.toHaveText(first);

  await page
    .getByText(pattern(t("category.sort.label") + ANY_TEXT))
    .first()
    .click();
  await page.getByRole("link", { name: t("category.sort.priceUp") }).click();
  await expect(page).toHaveURL("/frutta-e-verdura?sort=price");
});

test("a category is filtered by a plain form @both", async ({ page, messages, isMobile }) => {
  const { t } = messages;
  await page.goto("/frutta-e-verdura");
  const allProducts = await page.getByRole("main").getByRole("status").first().innerText();
  if (isMobile) await page.getByRole("button", { name: t("category.filters") }).click();
  const form = page.getByRole("form", { name: t("category.filters") });
  await form.getByRole("checkbox").first().check();
  await form.getByRole("button", { name: t("category.showProducts") }).click();
  await expect(page).toHaveURL(/\/frutta-e-verdura\?.*=/);
  await expect(page.getByRole("main").getByRole("status").first()).not.toHaveText(allProducts);
  await page.getByRole("link", { name: t("category.removeAll") }).click();
  await expect(page).toHaveURL("/frutta-e-verdura");
});

test("a product shows its price and details", async ({ page, shop, messages }) => {
  const { name, slug } = await shop.findProduct("piece");
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("article").getByText("€").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: messages.t("product.details") })).toBeVisible();
});

test("the search works without suggestions", async ({ page, shop, messages }) => {
  const { name } = await shop.findProduct("weight");
  await page.goto("/");
  await page.getByRole("search").getByRole("searchbox").fill(name);
  await page.getByRole("search").getByRole("button").click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: messages.t("category.products") })).toBeAttached();
});

test("the login form shows the shop's error, logs in and out", async ({ page, shop, messages }) => {
  const { t } = messages;
  const { login } = (await shop.customer()).record;
  await page.goto("/login?redirect=/profile/orders");
  const form = page.getByRole("main");
  const submit = form.getByRole("button", { name: t("login.submit"), exact: true });
  await form.getByLabel(t("login.login"), { exact: true }).fill(login);
  await form.getByLabel(t("login.password"), { exact: true }).fill("non-è-questa");
  await submit.click();
  await expect(form.getByRole("alert")).not.toBeEmpty();
  await form.getByLabel(t("login.password"), { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(page).toHaveURL("/profile/orders");
  await page.getByRole("button", { name: t("profile.signOut") }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/profile/orders");
  await expect(page).toHaveURL(/\/login/);
});

test("recipes are readable from the index to the steps", async ({ page, messages: { t } }) => {
  await page.goto("/ricette");
  await page.getByRole("link", { name: t("category.nextPage") }).click();
  await expect(page).toHaveURL("/ricette?page=2");
  const recipe = page.getByRole("main").getByRole("heading", { level: 2 }).nth(1);
  const title = await recipe.innerText();
  await recipe.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  for (const part of ["ingredients", "steps"] as const)
    await expect(page.getByRole("heading", { name: t(`content.${part}`) })).toBeVisible();
  await expect(page.getByRole("main").getByText("€").first()).toBeVisible();
});

test("articles and pages show their text and links", async ({ page, messages: { t } }) => {
  await page.goto("/news/quale-riso-per-il-risotto");
  await expect(page.getByText("Vialone Nano", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t("content.allNews") }).click();
  await expect(page).toHaveURL("/news");
  await page.getByRole("contentinfo").locator('a[href="/page/chi-siamo"]').click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("a store shows its hours", async ({ page }) => {
  await page.goto("/punti-vendita");
  await page.getByRole("main").locator('a[href="/punti-vendita/milano-navigli"]').first().click();
  await expect(page).toHaveURL("/punti-vendita/milano-navigli");
  await expect(
    page
      .getByRole("main")
      .getByText(/\d{1,2}:\d{2}/)
      .first(),
  ).toBeVisible();
});

test("public pages have no script-only buttons and do not overflow", async ({ page }) => {
  test.slow();
  for (const route of [
    "/",
    "/vetrina",
    "/frutta-e-verdura",
    "/ricette/carbonara",
    "/page/contatti",
    "/punti-vendita/milano-navigli",
    `/punti-vendita/cerca?q=${"a".repeat(80)}`,
    `/service-discovery?address=${"a".repeat(80)}`,
    `/lista-della-spesa?testo=${"a".repeat(80)}`,
  ]) {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 }), route).toBeAttached();
    for (const size of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      const where = `${route} at ${size.width} px`;
      await expect(page.locator('button[type="button"]:not([popovertarget]):visible'), where).toHaveCount(0);
      const { scrollWidth, clientWidth } = await page
        .locator("html")
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth, where).toBe(clientWidth);
    }
  }
});

test("a page of a filtered list that does not exist leads home", async ({
  page,
  messages: { t },
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  expect((await page.goto("/frutta-e-verdura?vendor_id=1&page=400"))?.status()).toBe(404);
  await expect(page).toHaveTitle(t("seo.titleTemplate", { title: t("notFound.title") }));
  await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("notFound.home") })
    .click();
  await expect(page).toHaveURL("/");
});

/** The texts of a page's elements, without what only a script would show. */
function readShown(html: string) {
  const document = parseDocument(html);
  const hidden = DomUtils.filter((node) => "attribs" in node && "hidden" in node.attribs, document);
  for (const node of hidden) DomUtils.removeElement(node);
  const [main] = DomUtils.getElementsByTagName("main", document);
  return {
    headings: DomUtils.getElementsByTagName("h1", document).map((heading) => DomUtils.textContent(heading)),
    homeLinks: DomUtils.getElementsByTagName("a", main ?? [])
      .filter(({ attribs }) => attribs.href === "/")
      .map((link) => DomUtils.textContent(link)),
  };
}

for (const path of [
  "/non-c-e",
  "/frutta-e-verdura?page=400",
  "/~listing/price/1/frutta-e-verdura",
  "/product/non-c-e",
  "/volantini/non-c-e",
  "/non-c-e.pdf",
])
  test(`${path} returns 404 with a link home`, async ({ request, messages: { t } }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    const { title, robots } = readDocument(html);
    expect(title).toBe(t("seo.titleTemplate", { title: t("notFound.title") }));
    expect(robots).toContain("noindex");
    const { headings, homeLinks } = readShown(html);
    expect(headings).toEqual([t("notFound.title")]);
    expect(homeLinks).toContain(t("notFound.home"));
  });
