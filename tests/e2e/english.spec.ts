import { HOME, Line } from "@/tests/support/e2e-line";
import { type ShopInTwoLanguages, startInTwoLanguages } from "@/tests/support/e2e-languages";
import { englishWords, words as italian } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

const { t, leaf } = englishWords;

let running: ShopInTwoLanguages;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  running = await startInTwoLanguages();
});
test.afterAll(() => running?.stop());

test("a shopper changes to English, buys and pays, and stays in English", async ({ page }) => {
  test.slow();
  const { url, shop } = running;
  const line = new Line(page, englishWords);
  const [product, customer, home] = [
    await shop.one("piece"),
    await shop.customer(),
    await shop.serviceName(2),
  ];

  await test.step("the footer leads to the same page in English", async () => {
    await page.goto(`${url}/product/${product.slug}`);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(`${url}/en/product/${product.slug}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(line.addButton(product.name)).toBeVisible();
  });

  await test.step("the search speaks English", async () => {
    await line.search.fill(product.name);
    await line.search.press("Enter");
    await expect(page).toHaveURL(/\/en\/search\?/);
    await page.getByRole("main").getByRole("link", { name: product.name, exact: true }).first().click();
    await expect(page).toHaveURL(`${url}/en/product/${product.slug}`);
  });

  await test.step("adding asks for log-in, address and slot", async () => {
    await line.addButton(product.name).click();
    await line.logIn(customer.made.login);
    await line.writeAddress(home);
    await line.chooseSlot();
    await expect(line.notification(t("cart.added", { name: product.name }))).toBeVisible();
    const quantity = page.getByRole("textbox", { name: leaf("quantityOf", { name: product.name }) }).first();
    await quantity.fill(String(Math.ceil(4200 / product.priceCents)));
    await quantity.press("Enter");
  });

  const orderId = await test.step("the bank leads back to the English shop", async () => {
    await line.toCart();
    await expect(page).toHaveURL(`${url}/en/cart`);
    await line.toPayment(await shop.bag());
    await line.confirm();
    await line.atBank("approve");
    await expect(page).toHaveURL(/\/en\/cart\/payment-completed\/\d+/);
    return line.confirmed();
  });

  await test.step("the order is read in English, and in Italian again", async () => {
    await page.getByRole("link", { name: t("payment.toOrder") }).click();
    await expect(page).toHaveURL(`${url}/en/profile/orders/${orderId}`);
    await expect(page.getByText(HOME.address1).first()).toBeVisible();
    await page.getByRole("link", { name: "Italiano" }).click();
    await expect(page).toHaveURL(`${url}/profile/orders/${orderId}`);
    await expect(
      page.getByRole("heading", { level: 1, name: italian.t("orders.number", { orderId }) }),
    ).toBeVisible();
  });
});

test("each page names itself in the other language, missing ones are missing in both", async ({ page }) => {
  const { url } = running;
  await page.goto(`${url}/en/reparti`);
  for (const [language, path] of Object.entries({ it: "/reparti", en: "/en/reparti" }))
    await expect(page.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveAttribute(
      "href",
      url + path,
    );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${url}/en/reparti`);
  for (const [path, words] of [
    ["/non-c-e", italian],
    ["/en/non-c-e", englishWords],
  ] as const) {
    const response = await page.request.get(url + path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(words.t("notFound.title"));
  }
});
