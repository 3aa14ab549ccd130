import { Line } from "@/tests/support/e2e-line";
import type { Customer, Shop } from "@/tests/support/e2e-shop";
import { SOME } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

async function readyToPay(shop: Shop): Promise<Customer> {
  const { productId, priceCents } = await shop.one("piece");
  const customer = await shop.customer({ settled: true });
  await customer.add(productId, Math.ceil(4200 / priceCents));
  return customer;
}

test.beforeEach(async ({ page, context, shop }) => {
  await shop.signIn(context, await readyToPay(shop));
  await page.goto("/cart");
  await new Line(page).toPayment(await shop.bag());
});

test("refused by the bank, the order is paid at the second try", async ({ page, words }) => {
  const { t, pattern } = words;
  const line = new Line(page);
  await line.confirm();
  await line.atBank("refuse");
  await expect(page).toHaveURL(/\/cart\/payment-error\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: t("payment.failedTitle") })).toBeVisible();
  await page.getByRole("button", { name: pattern(t("payment.payNow", { amount: SOME })) }).click();
  await line.atBank("approve");
  await line.confirmed();
});

test("refused, the order can be paid on delivery instead", async ({ page, words }) => {
  const { t } = words;
  const line = new Line(page);
  await line.confirm();
  await line.atBank("refuse");
  await page.getByRole("button", { name: t("payment.payOnDelivery"), exact: true }).click();
  await line.confirmed();
});

test("an order that waits to be paid is found again, and paid with a card the bank remembers", async ({
  page,
  shop,
  words,
}) => {
  const { t, pattern } = words;
  const line = new Line(page);
  await line.confirm();
  await line.atBank("refuse");
  const orderId = Number(/\d+$/.exec(page.url())?.[0]);
  await shop.sql(
    `insert into payment_auth (customer_id, payment_type_id, brand, last_digits, expiry, created_at)
     select customer_id, payment_type_id, 'Visa', '4242', '209912', now() from "order" where order_id = ${orderId}`,
  );
  await page.goto(`/payment?orderId=${orderId}`);
  const waiting = page.getByRole("region", { name: t("payment.orderNumber", { orderId }) });
  await expect(waiting.getByRole("radio", { name: "Visa" })).toBeChecked();
  await waiting.getByRole("button", { name: pattern(t("payment.payNow", { amount: SOME })) }).click();
  expect(await line.confirmed()).toBe(orderId);
});

test("left pending at the bank, the page says so until the bank has decided", async ({
  page,
  shop,
  words,
}) => {
  const { t } = words;
  const line = new Line(page);
  await line.confirm();
  await line.atBank("pending");
  await expect(page.getByRole("heading", { level: 1, name: t("payment.pendingTitle") })).toBeVisible();
  const orderId = Number(/\d+$/.exec(page.url())?.[0]);
  await page.getByRole("button", { name: t("payment.refreshNow") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("payment.pendingTitle") })).toBeVisible();

  await shop.sql(
    `update payment set pending_since = pending_since - interval '1 hour' where order_id = ${orderId}`,
  );
  await expect(page.getByRole("heading", { level: 1, name: t("payment.thanks") })).toBeVisible({
    timeout: 20_000,
  });
  expect(await line.confirmed()).toBe(orderId);
});

test("paid on delivery, the order is in without a bank", async ({ page, words }) => {
  const { t, pattern } = words;
  const line = new Line(page);
  await page
    .getByRole("group", { name: t("checkout.paymentTypes") })
    .getByRole("radio")
    .last()
    .check();
  await expect(page.getByText(pattern(t("checkout.payOnDelivery", { amount: SOME })))).toBeVisible();
  await line.confirm();
  await line.confirmed();
});

test("a second click on the order button makes no second order", async ({ page, words, shop }) => {
  const { t } = words;
  const line = new Line(page);
  await page
    .getByRole("group", { name: t("checkout.paymentTypes") })
    .getByRole("radio")
    .last()
    .check();
  await page.getByRole("button", { name: t("checkout.toConfirm") }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: t("checkout.order") }).dblclick();
  const orderId = await line.confirmed();
  const [row] = await shop.sql<{ n: number }>(
    `select count(*)::int as n from "order" where customer_id = (select customer_id from "order" where order_id = ${orderId})`,
  );
  expect(row?.n).toBe(1);
});
