import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { PRODUCT_CONDITIONS, type Shop } from "@/tests/support/e2e-shop";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

const INVOICE = {
  name: "Nina D'Amico",
  fiscalCode: "FRRGLI86D52F205R",
  address1: "Via Brera",
  addressNumber: "1",
  postalcode: "20121",
  city: "Milano",
} as const;

/** The shop's name for payment type 18, meal vouchers. */
async function voucherName(shop: Shop): Promise<string> {
  const [type] = await shop.sql<{ name: string }>("select name from payment_type where payment_type_id = 18");
  return type?.name ?? "";
}

test("an order with an invoice is modified to be paid with meal vouchers without it", async ({
  page,
  context,
  shop,
  messages: { t, pattern },
  expectAccessible,
}) => {
  test.slow();
  const journey = new ShopperJourney(page);
  const [food] = await shop.sql<{ productId: number; priceCents: number }>(
    `select product_id as "productId", price_cents as "priceCents" from product
     where ${PRODUCT_CONDITIONS.piece} and food is not null order by rank limit 1`,
  );
  const { productId, priceCents } = food ?? { productId: 0, priceCents: 1 };
  const customer = await shop.customer({ withDelivery: true });
  await customer.add(productId, Math.ceil(10_500 / priceCents));
  await shop.signIn(context, customer);
  const invoiceCheckbox = page.getByRole("checkbox", { name: t("checkout.invoice.request") });
  const paymentTypes = page.getByRole("group", { name: t("checkout.paymentTypes") });
  const goToPayment = () => page.getByRole("button", { name: t("checkout.toPayment") }).click();

  const orderId =
    await test.step("billing data is added during checkout and shown on the order", async () => {
      await page.goto("/checkout");
      await journey.addBag(await shop.bagName());
      await invoiceCheckbox.check();
      await goToPayment();
      await expect(page.getByRole("alert").filter({ hasText: t("checkout.invoice.missing") })).toBeVisible();
      await page.getByRole("link", { name: t("checkout.invoice.add") }).click();
      for (const [name, value] of Object.entries(INVOICE))
        await page
          .getByRole("main")
          .getByLabel(t(`profile.invoice.field.${name as keyof typeof INVOICE}`), { exact: true })
          .fill(value);
      await page.getByLabel(t("profile.invoice.field.province"), { exact: true }).selectOption("MI");
      await page.getByRole("button", { name: t("profile.invoice.save") }).click();
      await page.getByRole("link", { name: t("profile.invoice.toCheckout") }).click();
      await expect(invoiceCheckbox).toBeChecked();
      await expect(page.getByRole("radio", { name: INVOICE.name })).toBeChecked();
      await expectAccessible("/checkout", "invoice");
      await goToPayment();
      await expect(page.getByText(t("checkout.vouchers.invoice"))).toBeVisible();
      await paymentTypes.getByRole("radio", { name: /^Al ritiro o alla consegna/ }).check();
      await journey.placeOrder();
      const confirmedId = await journey.expectConfirmation();
      await page.goto(`/profile/orders/${confirmedId}`);
      await expect(page.getByText(INVOICE.name)).toBeVisible();
      return confirmedId;
    });

  await test.step("the change keeps the invoice; without it vouchers apply and delivery costs its full price", async () => {
    await page.getByRole("button", { name: t("orders.modify") }).click();
    await journey
      .dialog(t("orders.modifyTitle", { orderId }))
      .getByRole("button", { name: t("orders.modifyConfirm") })
      .click();
    await expect(page.getByRole("region", { name: t("cart.changingTitle", { orderId }) })).toBeVisible();
    await page.goto("/checkout");
    await expect(invoiceCheckbox).toBeChecked();
    await goToPayment();
    await page.getByRole("button", { name: t("checkout.vouchers.cancelInvoiceRequest") }).click();
    await paymentTypes.getByRole("radio", { name: await voucherName(shop) }).check();
    const vouchers = page.getByRole("group", { name: t("checkout.vouchers.title") });
    await vouchers.getByLabel(t("checkout.vouchers.count")).selectOption("8");
    await expect(
      vouchers.getByText(pattern(t("checkout.vouchers.delivery", { fee: ANY_TEXT, usual: ANY_TEXT }))),
    ).toBeVisible();
    await expectAccessible("/checkout", "meal vouchers");
    await journey.placeOrder();
    await page.goto(`/profile/orders/${await journey.expectConfirmation("changed")}`);
    await expect(
      page.getByText(pattern(t("orders.vouchers", { count: 8, value: ANY_TEXT, covered: ANY_TEXT }))),
    ).toBeVisible();
    await expect(page.getByText(INVOICE.name)).toBeHidden();
  });
});
