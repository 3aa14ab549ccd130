import type { Page } from "@playwright/test";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { BAG, type Purchase, type Customer, type Shop } from "@/tests/support/e2e-shop";
import { readPurchaseData } from "@/tests/support/purchase-data";
import { expect, test } from "./fixtures";

const CARD = 12;
/** The interval at which the page of a pending payment reads the order. */
const REFRESH_MS = 10_000;

async function customerReadyToPay(shop: Shop): Promise<Customer> {
  const { productId, priceCents } = await shop.findProduct("piece");
  const customer = await shop.customer({ withDelivery: true });
  await customer.add(productId, Math.ceil(4200 / priceCents));
  await customer.add(BAG, 1);
  return customer;
}

const paymentType = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name });

test.describe("an order by card", () => {
  let order: Purchase;

  test.beforeEach(async ({ context, shop }) => {
    const customer = await customerReadyToPay(shop);
    order = await customer.buy(CARD, await readPurchaseData((path) => customer.call(path), CARD));
    await shop.signIn(context, customer);
  });

  test("declined by the bank is paid on the second attempt", async ({ page, messages, expectAccessible }) => {
    const { t } = messages;
    const journey = new ShopperJourney(page);
    await page.goto(order.paymentUrl);
    await journey.decideAtBank("decline");
    await expect(page).toHaveURL(`/cart/payment-error/${order.orderId}`);
    await expect(page.getByRole("heading", { level: 1, name: t("payment.failedTitle") })).toBeVisible();
    await expectAccessible("/cart/payment-error/[orderId]");
    await page.getByRole("button", { name: t("payment.payNow") }).click();
    await journey.decideAtBank("approve");
    expect(await journey.expectConfirmation()).toBe(order.orderId);
  });

  test("awaiting payment is paid with a saved card", async ({
    page,
    request,
    shop,
    messages,
    expectAccessible,
  }) => {
    const { t } = messages;
    const { orderId, paymentUrl } = order;
    const journey = new ShopperJourney(page);
    await request.post(paymentUrl, { form: { decision: "decline" }, maxRedirects: 0 });
    await shop.sql(
      `insert into payment_auth (customer_id, payment_type_id, brand, last_digits, expiry, created_at)
     select customer_id, payment_type_id, 'Visa', '4242', '209912', now() from "order" where order_id = ${orderId}`,
    );
    await page.goto(`/payment?orderId=${orderId}`);
    const unpaidOrder = page.getByRole("region", { name: t("payment.orderNumber", { orderId }) });
    await expect(unpaidOrder.getByRole("radio", { name: "Visa" })).toBeChecked();
    await expectAccessible("/payment");
    await unpaidOrder.getByRole("button", { name: t("payment.payNow") }).click();
    expect(await journey.expectConfirmation()).toBe(orderId);
  });

  test("pending at the bank is shown as pending until the bank has decided", async ({
    page,
    shop,
    messages,
    expectAccessible,
  }) => {
    const { t } = messages;
    const { orderId, paymentUrl } = order;
    const journey = new ShopperJourney(page);
    const pending = page.getByRole("heading", { level: 1, name: t("payment.pendingTitle") });
    await page.goto(paymentUrl);
    await journey.decideAtBank("pending");
    await expect(pending).toBeVisible();
    await expectAccessible("/cart/payment-completed/[orderId]", "pending");
    // Paused, it is only the button that asks.
    await page.getByRole("button", { name: t("payment.pause") }).click();
    const asked = page.waitForRequest((request) => request.url().includes("/ebsn/api/order/view"));
    await page.getByRole("button", { name: t("payment.refreshNow") }).click();
    await asked;
    await expect(pending).toBeVisible();
    await page.getByRole("button", { name: t("payment.resume") }).click();

    await shop.sql(
      `update payment set pending_since = pending_since - interval '1 hour' where order_id = ${orderId}`,
    );
    await expect(async () => {
      await page.clock.fastForward(REFRESH_MS);
      await expect(pending).toBeHidden({ timeout: 1000 });
    }).toPass();
    expect(await journey.expectConfirmation()).toBe(orderId);
  });
});

test.describe("at the checkout", () => {
  test.beforeEach(async ({ page, context, shop, messages: { t } }) => {
    await shop.signIn(context, await customerReadyToPay(shop));
    await page.goto("/checkout");
    await page.getByRole("button", { name: t("checkout.toPayment") }).click();
  });

  test("a double click places one order, which is paid on delivery without the bank", async ({
    page,
    messages,
    shop,
  }) => {
    const { t } = messages;
    const journey = new ShopperJourney(page);
    await paymentType(page, t("checkout.paymentTypes"), /^Al ritiro o alla consegna/).check();
    await expect(page.getByText(/^Paghi .+ alla consegna\./)).toBeVisible();
    await page.getByRole("button", { name: t("checkout.toConfirm") }).click();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: t("checkout.order") }).dblclick();
    const orderId = await journey.expectConfirmation();
    const [row] = await shop.sql<{ n: number }>(
      `select count(*)::int as n from "order" where customer_id = (select customer_id from "order" where order_id = ${orderId})`,
    );
    expect(row?.n).toBe(1);
  });
});
