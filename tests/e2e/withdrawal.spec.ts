import { PRODUCT_CONDITIONS, type Shop } from "@/tests/support/e2e-shop";
import { expect, test } from "./fixtures";

const STAFF = { user: "staff@madia.test", password: "Madia2026!" };
/** Delivered six days ago to the demo customer, with one product that is not food. */
const ORDER = { orderId: "700004", email: "cliente@madia.test", product: "Detersivo piatti al limone" };

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer finds the withdrawal on the legal page and gets as far as the confirmation", async ({
    page,
    messages,
  }) => {
    const { t } = messages;
    await page.goto("/page/recesso");
    await page
      .getByRole("main")
      .getByRole("link", { name: t("withdrawal.button") })
      .click();
    await expect(page).toHaveURL("/recesso");
    const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
    await fill(t("withdrawal.name"), "Giulia Ferrario");
    await fill(t("withdrawal.orderId"), ORDER.orderId);
    await fill(t("withdrawal.email"), "altra@madia.test");
    await page.getByRole("button", { name: t("withdrawal.continue") }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Non troviamo" })).toBeVisible();
    await expect(page.getByLabel(t("withdrawal.orderId"), { exact: true })).toHaveValue(ORDER.orderId);
    await fill(t("withdrawal.email"), ORDER.email);
    await page.getByRole("button", { name: t("withdrawal.continue") }).click();
    await expect(page.getByText(ORDER.product)).toBeVisible();
    await expect(page.getByRole("button", { name: t("withdrawal.confirm") })).toBeVisible();
  });
});

/** Delivered, with one product that is not food. */
async function placeReturnableOrder(shop: Shop) {
  const customer = await shop.customer({ withDelivery: true });
  const [soap] = await shop.sql<{ productId: number; name: string }>(
    `select product_id as "productId", name from product where food is null and ${PRODUCT_CONDITIONS.piece} order by rank limit 1`,
  );
  if (!soap) throw new Error("everything is food");
  await customer.add(soap.productId, 1);
  const { orderId } = await shop.placeOrder(customer, "order_status_id = 8");
  return { orderId, email: customer.record.login, product: soap.name };
}

/** A request like one of the demo's, with another surname. */
async function askAboutDelivery(shop: Shop, surname: string): Promise<string> {
  await shop.sql(`
    insert into form_submission (source, form_id, visitor, content, created_at, updated_at)
    select source, form_id, visitor, content || '{"cognome": "${surname}"}', created_at, updated_at
    from form_submission where content->>'messaggio' like '%zona Mompiano%' order by submission_id limit 1`);
  return `Elena ${surname}`;
}

test("a withdrawal from the legal page is acknowledged, and staff see it; they answer a message and move an order on @desktop", async ({
  page,
  shop,
  messages,
  expectAccessible,
}) => {
  const { t } = messages;
  const order = await placeReturnableOrder(shop);
  const toApprove = await shop.placeOrder(
    await shop.customer({ withDelivery: true }),
    "order_status_id = 19",
  );
  const sender = await askAboutDelivery(shop, String(order.orderId));
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await page.goto("/page/recesso");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("withdrawal.button") })
    .click();
  await expect(page).toHaveURL("/recesso");
  // As from the page of the order, whose number is filled in.
  await page.goto(`/recesso?order=${order.orderId}`);
  await fill(t("withdrawal.name"), "Viola Viaggi");
  await fill(t("withdrawal.email"), "altra@madia.test");
  await page.getByRole("button", { name: t("withdrawal.continue") }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Non troviamo" })).toBeVisible();
  await expectAccessible("/recesso", "an unknown order");
  await expect(page.getByLabel(t("withdrawal.orderId"), { exact: true })).toHaveValue(String(order.orderId));
  await fill(t("withdrawal.email"), order.email);
  await page.getByRole("button", { name: t("withdrawal.continue") }).click();
  await expect(page.getByText(order.product)).toBeVisible();
  await expect(page.getByRole("button", { name: t("withdrawal.confirm") })).toBeVisible();
  await expectAccessible("/recesso", "confirmation");
  await page.getByRole("button", { name: t("withdrawal.confirm") }).click();
  await expect(page.getByRole("heading", { name: t("withdrawal.receiptTitle") })).toBeFocused();
  await expectAccessible("/recesso", "receipt");

  await page.goto("/backoffice/returns");
  await page.getByLabel(t("backoffice.login.user"), { exact: true }).fill(STAFF.user);
  await page.getByLabel(t("backoffice.login.password"), { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: t("backoffice.login.submit"), exact: true }).click();
  await expect(page).toHaveURL("/backoffice/returns");
  const withdrawals = page.getByRole("listitem").filter({ hasText: t("refunds.withdrawal") });
  await expect(withdrawals.filter({ hasText: order.product }).first()).toBeVisible();
  await expectAccessible("/backoffice/returns");

  const nav = page.getByRole("navigation", { name: t("backoffice.nav.label") });
  await nav.getByRole("link", { name: t("backoffice.nav.requests") }).click();
  await page.getByRole("listitem").filter({ hasText: sender }).getByRole("link").click();
  await expect(page.getByText("zona Mompiano")).toBeVisible();
  await page
    .getByLabel(t("backoffice.requests.answerLabel"), { exact: true })
    .fill("Apriamo a marzo: ti scriviamo noi.");
  await expectAccessible("/backoffice/requests", "an answer");
  await page.getByRole("button", { name: t("backoffice.requests.answerSubmit") }).click();
  await expect(
    page.getByRole("heading", { name: t("backoffice.requests.answered", { name: "Serena Galli" }) }),
  ).toBeVisible();
  await page.getByRole("button", { name: t("backoffice.requests.closeAnswered") }).click();
  const closed = page.getByRole("status").filter({ hasText: t("backoffice.requests.done.closed") });
  await expect(closed).toBeFocused();
  await page
    .getByRole("link", { name: t("backoffice.requests.toInbox") })
    .last()
    .click();
  await expect(page).toHaveURL("/backoffice/requests");
  await expect(page.getByText(sender)).toHaveCount(0);

  await nav.getByRole("link", { name: t("backoffice.nav.orders") }).click();
  const row = page.getByRole("listitem").filter({ hasText: String(toApprove.orderId) });
  await row.getByRole("button", { name: t("backoffice.orders.to.validationApproved") }).click();
  await expect(row.getByText(t("orders.status.validationApproved"), { exact: true })).toBeVisible();
  await expectAccessible("/backoffice/orders");
});
