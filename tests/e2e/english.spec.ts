import { Effort } from "@/tests/support/e2e-effort";
import { HOME_ADDRESS, ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { englishMessages, messages as italianMessages } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

const { t, clientMessage } = englishMessages;

test("a shopper switches to English, buys and pays, and stays in English", async ({ page, shop }) => {
  test.slow();
  const journey = new ShopperJourney(page, englishMessages);
  const effort = await Effort.measure(page);
  const [product, customer, home] = [
    await shop.findProduct("piece"),
    await shop.customer(),
    await shop.serviceName(2, "en"),
  ];

  await test.step("the footer links to the same page in English", async () => {
    await page.goto(`/product/${product.slug}`);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(`/en/product/${product.slug}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(journey.addButton(product.name)).toBeVisible();
  });

  await test.step("the search stays in English", async () => {
    await journey.search.fill(product.name);
    await journey.search.press("Enter");
    await expect(page).toHaveURL(/\/en\/search\?/);
    await page.getByRole("main").getByRole("link", { name: product.name, exact: true }).first().click();
    await expect(page).toHaveURL(`/en/product/${product.slug}`);
  });

  await test.step("adding asks for the postal code", async () => {
    await journey.addButton(product.name).click();
    await journey.givePlace(home);
    await expect(journey.notification(t("cart.added", { name: product.name }))).toBeVisible();
    const quantity = page
      .getByRole("textbox", { name: clientMessage("quantityOf", { name: product.name }) })
      .first();
    await quantity.fill(String(Math.ceil(4200 / product.priceCents)));
    await quantity.press("Enter");
  });

  const orderId = await test.step("the bank redirects to the English shop", async () => {
    await journey.goToCart();
    await expect(page).toHaveURL("/en/cart");
    await journey.startCheckout();
    await journey.logIn(customer.record.login);
    await journey.fillAddress(home);
    await journey.chooseSlot();
    await journey.finishSummary(await shop.bagName());
    await journey.placeOrder();
    await journey.decideAtBank("approve");
    await expect(page).toHaveURL(/\/en\/cart\/payment-completed\/\d+/);
    const confirmedId = await journey.expectConfirmation();
    effort.expectAtMost("the paid order", { taps: 17, fields: 10 });
    return confirmedId;
  });

  await test.step("the order is shown in English and in Italian", async () => {
    await page.getByRole("link", { name: t("payment.toOrder") }).click();
    await expect(page).toHaveURL(`/en/profile/orders/${orderId}`);
    await expect(page.getByText(HOME_ADDRESS.address1).first()).toBeVisible();
    await page.getByRole("link", { name: "Italiano" }).click();
    await expect(page).toHaveURL(`/profile/orders/${orderId}`);
    await expect(
      page.getByRole("heading", { level: 1, name: italianMessages.t("orders.number", { orderId }) }),
    ).toBeVisible();
  });
});

test("pages link to their alternates, and missing pages return 404 in both languages", async ({
  page,
  baseURL,
}) => {
  await page.goto("/en/reparti");
  for (const [language, path] of Object.entries({ it: "/reparti", en: "/en/reparti" }))
    await expect(page.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveAttribute(
      "href",
      `${baseURL}${path}`,
    );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/en/reparti`);
  for (const [path, messages] of [
    ["/non-c-e", italianMessages],
    ["/en/non-c-e", englishMessages],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(messages.t("notFound.title"));
  }
});
