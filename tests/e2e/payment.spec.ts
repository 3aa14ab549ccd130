import type { Page } from "@playwright/test";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import type { Customer, Shop } from "@/tests/support/e2e-shop";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

async function customerReadyToPay(shop: Shop): Promise<Customer> {
  const { productId, priceCents } = await shop.findProduct("piece");
  const customer = await shop.customer({ withDelivery: true });
  await customer.add(productId, Math.ceil(4200 / priceCents));
  return customer;
}

const paymentType = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name });

test.beforeEach(async ({ page, context, shop }) => {
  await shop.signIn(context, await customerReadyToPay(shop));
  await page.goto("/cart");
  await new ShopperJourney(page).goToPayment(await shop.bagName());
});

test("an order declined by the bank is paid on the second attempt", async ({
  page,
  messages,
  expectAccessible,
}) => {
  const { t, pattern } = messages;
  const journey = new ShopperJourney(page);
  await journey.placeOrder();
  await journey.decideAtBank("decline");
  await expect(page).toHaveURL(/\/cart\/payment-error\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: t("payment.failedTitle") })).toBeVisible();
  await expectAccessible("/cart/payment-error/[orderId]");
  await page.getByRole("button", { name: pattern(t("payment.payNow", { amount: ANY_TEXT })) }).click();
  await journey.decideAtBank("approve");
  await journey.expectConfirmation();
});

test("an order awaiting payment is paid with a saved card", async ({
  page,
  shop,
  messages,
  expectAccessible,
}) => {
  const { t, pattern } = messages;
  const journey = new ShopperJourney(page);
  await journey.placeOrder();
  await journey.decideAtBank("decline");
  const orderId = Number(/\d+$/.exec(page.url())?.[0]);
  await shop.sql(
    `insert into payment_auth (customer_id, payment_type_id, brand, last_digits, expiry, created_at)
     select customer_id, payment_type_id, 'Visa', '4242', '209912', now() from "order" where order_id = ${orderId}`,
  );
  await page.goto(`/payment?orderId=${orderId}`);
  const unpaidOrder = page.getByRole("region", { name: t("payment.orderNumber", { orderId }) });
  await expect(unpaidOrder.getByRole("radio", { name: "Visa" })).toBeChecked();
  await expectAccessible("/payment");
  await unpaidOrder.getByRole("button", { name: pattern(t("payment.payNow", { amount: ANY_TEXT })) }).click();
  expect(await journey.expectConfirmation()).toBe(orderId);
});

test("a pending payment is shown until the bank has decided", async ({
  page,
  shop,
  messages,
  expectAccessible,
}) => {
  const { t } = messages;
  const journey = new ShopperJourney(page);
  await journey.placeOrder();
  await journey.decideAtBank("pending");
  await expect(page.getByRole("heading", { level: 1, name: t("payment.pendingTitle") })).toBeVisible();
  await expectAccessible("/cart/payment-completed/[orderId]", "pending");
  const orderId = Number(/\d+$/.exec(page.url())?.[0]);
  await page.getByRole("button", { name: t("payment.refreshNow") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("payment.pendingTitle") })).toBeVisible();

  await shop.sql(
    `update payment set pending_since = pending_since - interval '1 hour' where order_id = ${orderId}`,
  );
  await expect(page.getByRole("heading", { level: 1, name: t("payment.thanks") })).toBeVisible({
    timeout: 20_000,
  });
  expect(await journey.expectConfirmation()).toBe(orderId);
});

test("an order is paid with PayPal at its stand-in", async ({ page, messages }) => {
  const journey = new ShopperJourney(page);
  await paymentType(page, messages.t("checkout.paymentTypes"), "PayPal").check();
  await journey.placeOrder();
  await expect(page).toHaveTitle(/PayPal di prova/);
  await journey.decideAtBank("approve");
  await journey.expectConfirmation();
  await expect(page.getByText("PayPal", { exact: true })).toBeVisible();
});

test("an order is paid thirty days after the delivery; a summary invoice says what it needs", async ({
  page,
  messages,
}) => {
  const { t, pattern } = messages;
  const journey = new ShopperJourney(page);
  const types = t("checkout.paymentTypes");
  await expect(paymentType(page, types, "Fattura riepilogativa")).toBeDisabled();
  await paymentType(page, types, "Pagamento differito").check();
  await expect(page.getByText(pattern(t("checkout.payLater", { amount: ANY_TEXT, days: 30 })))).toBeVisible();
  await journey.placeOrder();
  await journey.expectConfirmation();
  await expect(page.getByText(t("orders.payLater", { days: 30 }))).toBeVisible();
});

test("payment on delivery confirms the order without the bank", async ({ page, messages }) => {
  const { t, pattern } = messages;
  const journey = new ShopperJourney(page);
  await paymentType(page, t("checkout.paymentTypes"), /^Alla consegna/).check();
  await expect(page.getByText(pattern(t("checkout.payOnDelivery", { amount: ANY_TEXT })))).toBeVisible();
  await journey.placeOrder();
  await journey.expectConfirmation();
});

test("a double click on the order button places one order", async ({ page, messages, shop }) => {
  const { t } = messages;
  const journey = new ShopperJourney(page);
  await paymentType(page, t("checkout.paymentTypes"), /^Alla consegna/).check();
  await page.getByRole("button", { name: t("checkout.toConfirm") }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: t("checkout.order") }).dblclick();
  const orderId = await journey.expectConfirmation();
  const [row] = await shop.sql<{ n: number }>(
    `select count(*)::int as n from "order" where customer_id = (select customer_id from "order" where order_id = ${orderId})`,
  );
  expect(row?.n).toBe(1);
});
