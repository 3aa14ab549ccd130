import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

const STAFF = { user: "staff@madia.test", password: "Madia2026!" };

test("staff impersonate a customer and shop; the customer finds it in the cart @desktop", async ({
  page,
  context,
  shop,
  messages,
  expectAccessible,
}) => {
  const { t } = messages;
  const journey = new ShopperJourney(page);
  const { slug, name } = await shop.findProduct("piece");
  const customer = await shop.customer({ withDelivery: true });
  const { login, firstName } = customer.record;
  const staffBar = page.getByRole("complementary", { name: t("backoffice.bar.label") });
  const impersonatingText = t("backoffice.bar.impersonating", { name: `${firstName} Viaggi` });

  await page.goto("/backoffice/customers");
  await expect(page).toHaveURL("/backoffice/login?redirect=%2Fbackoffice%2Fcustomers");
  await expectAccessible("/backoffice/login");
  await page.getByLabel(t("backoffice.login.user"), { exact: true }).fill(STAFF.user);
  await page.getByLabel(t("backoffice.login.password"), { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: t("backoffice.login.submit"), exact: true }).click();
  await expect(page).toHaveURL("/backoffice/customers");

  const search = page.getByRole("search", { name: t("backoffice.customers.search") });
  await search.getByLabel(t("backoffice.customers.query"), { exact: true }).fill(login);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: t("backoffice.customers.count", { count: 1 }) }),
  ).toBeVisible();
  await expect(staffBar.getByRole("link", { name: t("backoffice.bar.customers") })).toBeVisible();
  await expectAccessible("/backoffice/customers");
  await page.getByRole("button", { name: t("backoffice.customers.impersonate") }).click();
  await expect(page).toHaveURL("/");
  await expect(staffBar.getByText(impersonatingText)).toBeVisible();

  await page.goto(`/product/${slug}`);
  await expect(staffBar.getByText(impersonatingText)).toBeVisible();
  await journey.addButton(name).click();
  await expect(journey.notification(t("cart.added", { name }))).toBeVisible();
  await page.goto("/cart");
  await expect(journey.cartLine(name).getByRole("textbox")).toHaveValue("1");
  await expectAccessible("/cart", "impersonated");
  await staffBar.getByRole("button", { name: t("backoffice.bar.back") }).click();
  await expect(page).toHaveURL("/backoffice/customers");
  await page.goto("/profile/orders");
  await expect(page).toHaveURL("/login?redirect=%2Fprofile%2Forders");
  await staffBar.getByRole("button", { name: t("backoffice.bar.logOut") }).click();
  await expect(page).toHaveURL("/backoffice/login");
  // For other tabs, which cannot tell a log-out from an expired session otherwise.
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([["madia_in", "0"]]);

  await shop.signIn(context, customer);
  await page.goto("/cart");
  await expect(journey.cartLine(name).getByRole("textbox")).toHaveValue("1");
  await expect(staffBar).toHaveCount(0);
  await page.goto("/backoffice/customers");
  await expect(page).toHaveURL("/profile/dashboard");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("staff log in, impersonate a customer, stop and log out @desktop", async ({
    page,
    shop,
    messages,
  }) => {
    const { t } = messages;
    const { login } = (await shop.customer()).record;
    const clickButton = (name: string) => page.getByRole("button", { name }).click();
    await page.goto("/backoffice");
    await page.getByLabel(t("backoffice.login.user"), { exact: true }).fill(STAFF.user);
    await clickButton(t("backoffice.login.submit"));
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await expect(page.getByLabel(t("backoffice.login.user"), { exact: true })).toHaveValue(STAFF.user);
    await page.getByLabel(t("backoffice.login.password"), { exact: true }).fill(STAFF.password);
    await clickButton(t("backoffice.login.submit"));
    await expect(page.getByText(t("backoffice.customers.start"))).toBeVisible();

    const searchCustomer = async (q: string) => {
      await page.getByLabel(t("backoffice.customers.query"), { exact: true }).fill(q);
      await page
        .getByRole("search", { name: t("backoffice.customers.search") })
        .getByRole("button")
        .click();
    };
    await searchCustomer("x");
    await expect(page.getByText(t("backoffice.customers.queryTooShort"))).toBeVisible();
    await searchCustomer("nessuno.così@madia.test");
    await expect(page.getByText(t("backoffice.customers.none"))).toBeVisible();
    await searchCustomer(login);
    await clickButton(t("backoffice.customers.impersonate"));
    await expect(page).toHaveURL("/");
    await page.goto("/profile/dashboard");
    await expect(page).toHaveURL("/profile/dashboard");
    await page.goto("/backoffice/customers");
    await clickButton(t("backoffice.customers.stop"));
    await expect(page.getByText(t("backoffice.customers.start"))).toBeVisible();
    await page.goto("/profile/dashboard");
    await expect(page).toHaveURL("/login?redirect=%2Fprofile%2Fdashboard");
    await page.goto("/backoffice/customers");
    await clickButton(t("backoffice.customers.logOut"));
    await expect(page).toHaveURL("/backoffice/login");
  });
});
