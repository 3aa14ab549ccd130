import { Line } from "@/tests/support/e2e-line";
import { expect, test } from "./fixtures";

/** Chromium's own line about an answer of 419. */
const EXPIRED = /status of 419/;

test("a session that ends in the middle loses nothing and is taken up again", async ({
  page,
  context,
  shop,
  words,
  expectConsole,
}) => {
  const { t, leaf } = words;
  expectConsole(EXPIRED);
  const line = new Line(page);
  const [first, second] = await shop.goods("piece", 2);
  if (!first || !second) throw new Error("two products, please");
  const customer = await shop.customer({ settled: true });
  await customer.add(first.productId, 2);
  await shop.signIn(context, customer);

  // The click, not a call of the page itself, is to find the session gone.
  const settled = [/cart\/view/, /products\?.*slug=/, /products\?.*parent_category_id=/].map((call) =>
    page.waitForResponse(call),
  );
  await page.goto(`/product/${second.slug}`);
  await Promise.all(settled);
  await expect(page.getByText(leaf("productsInCart", { count: 1 })).first()).toBeAttached();
  await shop.expire(customer);
  await line.addButton(second.name).click();

  await expect(line.notification(t("errors.sessionExpired"))).toBeVisible();
  await page
    .getByRole("region", { name: leaf("notifications") })
    .getByRole("button", { name: leaf("login"), exact: true })
    .click();
  await line.logIn(customer.made.login);
  await expect(page).toHaveURL(`/product/${second.slug}`);

  await line.addButton(second.name).click();
  await expect(line.notification(t("cart.added", { name: second.name }))).toBeVisible();
  await line.toCart();
  await expect(line.cartLine(first.name).getByRole("textbox")).toHaveValue("2");
  await expect(line.cartLine(second.name).getByRole("textbox")).toHaveValue("1");
});

test("a session found gone by the page itself is taken up by the next click, which goes on to its end", async ({
  page,
  context,
  shop,
  words,
  expectConsole,
}) => {
  const { t, leaf } = words;
  expectConsole(EXPIRED);
  const line = new Line(page);
  const { slug, name } = await shop.one("piece");
  const customer = await shop.customer({ settled: true });
  await shop.signIn(context, customer);
  await shop.expire(customer);
  await page.goto(`/product/${slug}`);
  await expect(line.notification(t("errors.sessionExpired"))).toBeVisible();
  await line.addButton(name).click();
  await line.logIn(customer.made.login);
  await expect(page.getByRole("textbox", { name: leaf("quantityOf", { name }) }).first()).toHaveValue("1");
  await expect(line.notification(t("cart.added", { name }))).toBeVisible();
});

test("on the cart page the customer logs in again where they are", async ({
  page,
  context,
  shop,
  words,
  expectConsole,
}) => {
  const { t } = words;
  expectConsole(EXPIRED);
  const line = new Line(page);
  const { productId, name } = await shop.one("piece");
  const customer = await shop.customer({ settled: true });
  await customer.add(productId, 3);
  await shop.signIn(context, customer);
  await page.goto("/cart");
  await expect(line.cartLine(name).getByRole("textbox")).toHaveValue("3");
  // The page itself must not find out before the click does.
  await page.waitForLoadState("networkidle");
  await shop.expire(customer);
  await line
    .cartLine(name)
    .getByRole("button", { name: words.leaf("more", { name }) })
    .click();
  await expect(line.notification(t("errors.sessionExpired"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: t("login.submit") })
    .click();
  await line.logIn(customer.made.login);
  await expect(line.cartLine(name).getByRole("textbox")).toHaveValue("3");
});

test("a guarded page asks for log-in and goes on to where one wanted", async ({ page, shop, words }) => {
  const { t } = words;
  const customer = await shop.customer();
  await page.goto("/checkout");
  await expect(page).toHaveURL("/login?redirect=%2Fcheckout");
  await expect(page.getByText(t("login.needed"))).toBeVisible();
  const form = page.getByRole("main");
  await form.getByLabel(t("login.login"), { exact: true }).fill(customer.made.login);
  await form.getByLabel(t("login.password"), { exact: true }).fill("non-è-questa");
  await form.getByRole("button", { name: t("login.submit") }).click();
  await expect(form.getByRole("alert")).not.toBeEmpty();
  await expect(form.getByLabel(t("login.login"), { exact: true })).toHaveValue(customer.made.login);
  await form.getByLabel(t("login.password"), { exact: true }).fill("Viaggio2026!");
  await form.getByRole("button", { name: t("login.submit") }).click();
  await expect(page).toHaveURL("/checkout");
});

test("a redirect to another site is not followed", async ({ page, shop, words }) => {
  const { t } = words;
  const customer = await shop.customer();
  await page.goto("/login?redirect=https://evil.example/");
  const form = page.getByRole("main");
  await form.getByLabel(t("login.login"), { exact: true }).fill(customer.made.login);
  await form.getByLabel(t("login.password"), { exact: true }).fill("Viaggio2026!");
  await form.getByRole("button", { name: t("login.submit") }).click();
  await expect(page).toHaveURL("/");
});
