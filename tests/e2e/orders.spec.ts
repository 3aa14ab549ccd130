import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

const INVOICE_PERSON = JSON.stringify({
  personFiscalId: 1,
  company: true,
  name: "Studio Colombo Architetti",
  fiscalCode: "09876543217",
  vatNumber: "09876543217",
  sdiCode: "M5UXCR1",
  certifiedEmail: "",
  address1: "Via Savona",
  addressNumber: "97",
  postalcode: "20144",
  city: "Milano",
  province: "MI",
  country: "IT",
});

test("a delivered order is filtered, rated and partly returned; due dates are shown", async ({
  page,
  context,
  shop,
  messages: { t },
  expectAccessible,
}) => {
  const journey = new ShopperJourney(page);
  const customer = await shop.customer({ withDelivery: true });
  const { orderId, name } = await shop.placeOrder(customer, "order_status_id = 8");
  await shop.signIn(context, customer);

  await page.goto("/profile/orders");
  await page.getByText(t("orderTools.filters"), { exact: true }).click();
  await page.getByLabel(t("orderTools.min")).fill("5000");
  await page.getByRole("button", { name: t("orderTools.apply") }).click();
  await expect(page.getByRole("heading", { name: t("orderTools.noMatch") })).toBeVisible();
  await expectAccessible("/profile/orders", "no match");
  await page
    .getByRole("link", { name: t("orderTools.clear") })
    .last()
    .click();
  await expect(page).toHaveURL("/profile/orders");
  await page.getByRole("link", { name: t("orders.number", { orderId }) }).click();

  await page.getByText(t("orders.receipt"), { exact: true }).click();
  await expect(page.frameLocator("iframe").getByText("Documento commerciale di vendita")).toBeVisible();
  const rating = page.getByRole("region", { name: t("orderTools.rating.title") });
  await rating.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await rating.getByLabel(t("orderTools.rating.comment")).fill("Puntuali");
  await rating.getByRole("button", { name: t("orderTools.rating.save") }).click();
  await expect(journey.notification(t("orderTools.rating.saved"))).toBeVisible();
  await expectAccessible("/profile/orders/[orderId]", "receipt and rating");
  await page.reload();
  await expect(page.getByText("Puntuali")).toBeVisible();
  await shop.sql(`update "order" set person_fiscal = '${INVOICE_PERSON}' where order_id = ${orderId}`);
  await page.reload();
  await page.getByText(t("orders.invoiceDocument"), { exact: true }).last().click();
  const invoice = page.frameLocator("iframe").locator("html");
  await expect(invoice).toContainText("Importo (IVA inclusa)");
  expect(await invoice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.getByRole("link", { name: t("refunds.request") }).click();
  await page.getByLabel(t("refunds.howMuch", { name })).selectOption({ index: 1 });
  await page.getByRole("radio", { name: t("refunds.option.replacement") }).check();
  await page.getByRole("button", { name: t("refunds.send") }).click();
  await expect(page.getByRole("link", { name: t("refunds.error.reason") })).toBeVisible();
  await expectAccessible("/profile/order-refund-request", "errors");
  await page.getByLabel(t("refunds.why")).fill("Era ammaccato");
  await page.getByRole("button", { name: t("refunds.send") }).click();
  await expect(page).toHaveURL(/\/profile\/order-refunds\/\d+$/);
  await expect(page.getByText("Era ammaccato")).toBeVisible();
  await expectAccessible("/profile/order-refunds/[refundId]");

  await page.goto("/profile/paymentduedate");
  await expect(page.getByText(t("paymentDue.noDue"))).toBeVisible();
  await expectAccessible("/profile/paymentduedate");
});

test("a parking space is reserved for pick-up; a shared link shows the order without login", async ({
  page,
  context,
  shop,
  messages: { t },
  expectAccessible,
}) => {
  const journey = new ShopperJourney(page);
  const customer = await shop.customer({ withDelivery: true });
  const pickup = `order_status_id = 6, delivery_service = delivery_service || '{"deliveryServiceId": 1}'`;
  const { orderId, name } = await shop.placeOrder(customer, pickup);
  await shop.signIn(context, customer);

  await page.goto(`/profile/orders/${orderId}`);
  const { missingText, send, carField, nearOption, confirmation } = {
    missingText: t("orderTools.parking.missing"),
    send: page.getByRole("button", { name: t("orderTools.parking.send") }),
    carField: page.getByLabel(t("orderTools.parking.car")),
    nearOption: page.getByRole("radio", { name: t("orderTools.parking.near") }),
    confirmation: page.getByRole("heading", { name: t("orderTools.parking.announced") }),
  };
  await send.click();
  await expect(page.getByText(missingText, { exact: true })).toBeVisible();
  await expectAccessible("/profile/orders/[orderId]", "parking with errors");
  await carField.fill("Panda rossa");
  await nearOption.check();
  await send.click();
  await expect(confirmation).toBeVisible();
  await expect(page.getByText("Panda rossa")).toBeVisible();

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: t("orderTools.share.button") }).click();
  await expect(journey.notification(t("orderTools.share.copied"))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await context.clearCookies();
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await page.goto(link);
  await expect(
    page.getByRole("heading", { level: 1, name: t("orderTools.share.title", { orderId }) }),
  ).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText("Panda rossa")).toBeHidden();
  await expectAccessible("/order/[orderId]");
  const token = new URL(link).hash.slice(1);
  expect(requestedUrls.filter((url) => new URL(url).search.includes(token))).toEqual([]);

  await page.goto(`/order/${orderId}`);
  await page.getByLabel(t("orderTools.share.code")).fill("x".repeat(43));
  await page.getByRole("button", { name: t("orderTools.share.open") }).click();
  await expect(page.getByRole("heading", { name: t("orderTools.share.missing") })).toBeVisible();
  await expectAccessible("/order/[orderId]", "a wrong code");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("orders are listed and filtered by a plain form", async ({ page, context, shop, messages: { t } }) => {
    const customer = await shop.customer({ withDelivery: true });
    const { orderId } = await shop.placeOrder(customer, "order_status_id = 8");
    await shop.signIn(context, customer);
    await page.goto("/profile/orders");
    await expect(page.getByText(t("orders.number", { orderId }))).toBeVisible();
    await page.getByText(t("orderTools.filters"), { exact: true }).click();
    await page.getByLabel(t("orderTools.type")).selectOption(t("orderTools.types.drive"));
    await page.getByRole("button", { name: t("orderTools.apply") }).click();
    await expect(page).toHaveURL(/order_type=drive/);
    await expect(page.getByRole("heading", { name: t("orderTools.noMatch") })).toBeVisible();
  });
});
