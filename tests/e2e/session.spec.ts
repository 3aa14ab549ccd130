import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

/** Chromium logs failed responses to the console; calls after the first are rejected without a request. */
const EXPIRED = /status of (?:403|419)/;

test("an expired session loses nothing and resumes after login", async ({
  page,
  context,
  shop,
  messages,
  expectConsole,
}) => {
  const { t, clientMessage } = messages;
  expectConsole(EXPIRED);
  const journey = new ShopperJourney(page);
  const [first, second] = await shop.findProducts("piece", 2);
  if (!first || !second) throw new Error("two products are needed");
  const customer = await shop.customer({ withDelivery: true });
  await customer.add(first.productId, 2);
  await shop.signIn(context, customer);

  // The click, not a background request, must detect the expired session.
  const initialRequests = [/cart\/view/, /products\?.*slug=/, /products\?.*parent_category_id=/].map((call) =>
    page.waitForResponse(call),
  );
  await page.goto(`/product/${second.slug}`);
  await Promise.all(initialRequests);
  await expect(page.getByText(clientMessage("productsInCart", { count: 1 })).first()).toBeAttached();
  await shop.expire(customer);
  await journey.addButton(second.name).click();

  await expect(journey.notification(t("errors.sessionExpired"))).toBeVisible();
  await page
    .getByRole("region", { name: clientMessage("notifications") })
    .getByRole("button", { name: clientMessage("login"), exact: true })
    .click();
  await journey.logIn(customer.record.login);
  await expect(page).toHaveURL(`/product/${second.slug}`);

  await journey.addButton(second.name).click();
  await expect(journey.notification(t("cart.added", { name: second.name }))).toBeVisible();
  await journey.goToCart();
  await expect(journey.cartLine(first.name).getByRole("textbox")).toHaveValue("2");
  await expect(journey.cartLine(second.name).getByRole("textbox")).toHaveValue("1");
});

test("a session found expired on load resumes with the next click, which completes", async ({
  page,
  context,
  shop,
  messages,
  expectConsole,
}) => {
  const { t, clientMessage } = messages;
  expectConsole(EXPIRED);
  const journey = new ShopperJourney(page);
  const { slug, name } = await shop.findProduct("piece");
  const customer = await shop.customer({ withDelivery: true });
  await shop.signIn(context, customer);
  await shop.expire(customer);
  await page.goto(`/product/${slug}`);
  await expect(journey.notification(t("errors.sessionExpired"))).toBeVisible();
  await journey.addButton(name).click();
  await journey.logIn(customer.record.login);
  await expect(
    page.getByRole("textbox", { name: clientMessage("quantityOf", { name }) }).first(),
  ).toHaveValue("1");
  await expect(journey.notification(t("cart.added", { name }))).toBeVisible();
});

test("a guarded page redirects to login and back", async ({ page, shop, messages }) => {
  const { t } = messages;
  const customer = await shop.customer();
  await page.goto("/checkout");
  await expect(page).toHaveURL("/login?redirect=%2Fcheckout");
  await expect(page.getByText(t("login.needed"))).toBeVisible();
  const form = page.getByRole("main");
  await form.getByLabel(t("login.login"), { exact: true }).fill(customer.record.login);
  await form.getByLabel(t("login.password"), { exact: true }).fill("non-è-questa");
  await form.getByRole("button", { name: t("login.submit"), exact: true }).click();
  await expect(form.getByRole("alert")).not.toBeEmpty();
  await expect(form.getByLabel(t("login.login"), { exact: true })).toHaveValue(customer.record.login);
  await form.getByLabel(t("login.password"), { exact: true }).fill("Viaggio2026!");
  await form.getByRole("button", { name: t("login.submit"), exact: true }).click();
  await expect(page).toHaveURL("/checkout");
});

test("records of another customer and missing ones are not found", async ({ context, request, shop }) => {
  const owner = await shop.customer({ withDelivery: true });
  const { orderId } = await shop.placeOrder(owner);
  const other = await shop.customer({ address: true });
  await shop.signIn(context, other);
  const statuses = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await context.request.get(path)).status()));
  const [list] = await shop.sql<{ id: number }>("select list_id as id from wishlist limit 1");
  const [refund] = await shop.sql<{ id: number }>("select refund_id as id from order_refund limit 1");
  const foreign = [
    `/profile/orders/${orderId}`,
    `/profile/addresses/manage/${owner.record.addressId}`,
    `/profile/lists/${list?.id}`,
    `/profile/order-refunds/${refund?.id}`,
  ];
  const missing = [
    "/profile/orders/999999999",
    "/profile/addresses/manage/999999999",
    "/profile/lists/999999999",
    "/profile/lists/999999999/grid",
    "/profile/order-refunds/999999999",
  ];
  expect(await statuses([...foreign, ...missing])).toEqual([...foreign, ...missing].map(() => 404));
  expect(await statuses([`/profile/addresses/manage/${other.record.addressId}`])).toEqual([200]);
  expect((await request.get("/profile/orders/1", { maxRedirects: 0 })).status()).toBe(307);
});

test("a session that ends on a profile page is reported there and resumes after login", async ({
  page,
  context,
  shop,
  messages,
  expectConsole,
}) => {
  const { t, clientMessage } = messages;
  expectConsole(EXPIRED);
  const journey = new ShopperJourney(page);
  const customer = await shop.customer({ withDelivery: true });
  const { orderId } = await shop.placeOrder(customer);
  await shop.signIn(context, customer);
  await shop.expire(customer);
  await page.goto("/profile/orders");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(t("errors.sessionExpired"));
  await alert.getByRole("button", { name: clientMessage("login"), exact: true }).click();
  await journey.logIn(customer.record.login);
  await expect(page.getByText(String(orderId)).first()).toBeVisible();
});

test("a page reached by back after the log-out asks to log in", async ({
  page,
  context,
  shop,
  messages,
  expectConsole,
}) => {
  // A restored page may read the cart before it is left.
  expectConsole(EXPIRED);
  const { t } = messages;
  const customer = await shop.customer();
  await shop.signIn(context, customer);
  await page.goto("/profile/orders");
  await page.goto("/profile/dashboard");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("profile.signOut") })
    .click();
  await expect(page).not.toHaveURL(/\/profile\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/);
});
