import { violations } from "@/tests/support/e2e-axe";
import { Line } from "@/tests/support/e2e-line";
import { GOODS, type Shop } from "@/tests/support/e2e-shop";
import { SOME } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

const INVOICE = {
  name: "Nina D'Amico",
  fiscalCode: "FRRGLI86D52F205R",
  address1: "Via Brera",
  addressNumber: "1",
  postalcode: "20121",
  city: "Milano",
  province: "MI",
} as const;

/** Meal vouchers, as the shop calls a kind of them. */
async function voucherName(shop: Shop): Promise<string> {
  const [type] = await shop.sql<{ name: string }>("select name from payment_type where payment_type_id = 18");
  return type?.name ?? "";
}

test("an order with an invoice is opened again, and paid with meal vouchers once the invoice is given up", async ({
  page,
  context,
  shop,
  words: { t, pattern },
}) => {
  test.slow();
  const line = new Line(page);
  const [food] = await shop.sql<{ productId: number; priceCents: number }>(
    `select product_id as "productId", price_cents as "priceCents" from product
     where ${GOODS.piece} and food is not null order by rank limit 1`,
  );
  const { productId, priceCents } = food ?? { productId: 0, priceCents: 1 };
  const customer = await shop.customer({ settled: true });
  await customer.add(productId, Math.ceil(10_500 / priceCents));
  await shop.signIn(context, customer);
  const wish = page.getByRole("checkbox", { name: t("checkout.invoice.want") });
  const ways = page.getByRole("group", { name: t("checkout.paymentTypes") });
  const toPayment = () => page.getByRole("button", { name: t("checkout.toPayment") }).click();

  const orderId =
    await test.step("whom the invoice is for is added on the way, and stands on the order", async () => {
      await page.goto("/checkout");
      await line.takeBag(await shop.bag());
      await wish.check();
      await toPayment();
      await expect(page.getByRole("alert").filter({ hasText: t("checkout.invoice.missing") })).toBeVisible();
      await page.getByRole("link", { name: t("checkout.invoice.add") }).click();
      await page.getByRole("button", { name: t("profile.invoice.add") }).click();
      for (const [name, value] of Object.entries(INVOICE))
        await page
          .getByRole("main")
          .getByLabel(t(`profile.invoice.field.${name as keyof typeof INVOICE}`), { exact: true })
          .fill(value);
      await page.getByRole("button", { name: t("profile.invoice.save") }).click();
      await page.getByRole("link", { name: t("profile.invoice.toCheckout") }).click();
      await expect(wish).toBeChecked();
      await expect(page.getByRole("radio", { name: INVOICE.name })).toBeChecked();
      expect(await violations(page)).toEqual([]);
      await toPayment();
      await expect(page.getByText(t("checkout.vouchers.invoice"))).toBeVisible();
      await ways.getByRole("radio").last().check();
      await line.confirm();
      const confirmed = await line.confirmed();
      await page.goto(`/profile/orders/${confirmed}`);
      await expect(page.getByText(INVOICE.name)).toBeVisible();
      return confirmed;
    });

  await test.step("the change keeps the wish; without it vouchers pay, and delivery costs its full price", async () => {
    await page.getByRole("button", { name: t("orders.modify") }).click();
    await line
      .dialog(t("orders.modifyTitle", { orderId }))
      .getByRole("button", { name: t("orders.modifyConfirm") })
      .click();
    await expect(page.getByRole("region", { name: t("cart.changingTitle", { orderId }) })).toBeVisible();
    await page.goto("/checkout");
    await expect(wish).toBeChecked();
    await toPayment();
    await page.getByRole("button", { name: t("checkout.vouchers.giveUpInvoice") }).click();
    await ways.getByRole("radio", { name: await voucherName(shop) }).check();
    const vouchers = page.getByRole("group", { name: t("checkout.vouchers.title") });
    await vouchers.getByLabel(t("checkout.vouchers.count")).selectOption("8");
    await expect(
      vouchers.getByText(pattern(t("checkout.vouchers.delivery", { fee: SOME, usual: SOME }))),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await line.confirm();
    await page.goto(`/profile/orders/${await line.confirmed()}`);
    await expect(
      page.getByText(pattern(t("orders.vouchers", { count: 8, value: SOME, covered: SOME }))),
    ).toBeVisible();
    await expect(page.getByText(INVOICE.name)).toBeHidden();
  });
});
