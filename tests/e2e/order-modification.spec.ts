import { SAVE_CARD_LABEL, ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

const HALF_PRICE = 9007;

test("an order with split packs and a coupon is paid with a saved card, then modified", async ({
  page,
  context,
  shop,
  messages,
}) => {
  const { t, pattern } = messages;
  const journey = new ShopperJourney(page);
  const [splitProduct, piece] = [await shop.findProduct("split"), await shop.findProduct("piece")];
  const customer = await shop.customer({ withDelivery: true });
  await shop.sql(
    `insert into user_gift (gift_certificate_id, customer_id) values (${HALF_PRICE}, ${customer.record.customerId})`,
  );
  await customer.add(piece.productId, Math.ceil(6000 / piece.priceCents));
  await shop.signIn(context, customer);

  await page.goto(`/product/${splitProduct.slug}`);
  const packs = t("product.splitInto", { count: 3 });
  await page.getByLabel(t("product.splitOnPackage")).selectOption(packs);
  await journey.addButton(splitProduct.name).click();
  await expect(journey.notification(t("cart.added", { name: splitProduct.name }))).toBeVisible();
  await journey.goToCart();
  await expect(journey.cartLine(splitProduct.name).getByRole("combobox")).toHaveValue("3");

  await page.getByRole("button", { name: t("cart.couponChoose") }).click();
  const coupons = journey.dialog(t("cart.couponTitle"));
  await coupons.getByRole("combobox").selectOption(piece.name);
  await coupons.getByRole("button", { name: t("cart.couponApply") }).click();
  await expect(page.getByText(t("cart.couponUsed", { count: 1 }))).toBeVisible();

  await journey.goToPayment(await shop.bagName());
  await journey.placeOrder();
  await page.getByRole("checkbox", { name: SAVE_CARD_LABEL }).check();
  await journey.decideAtBank("approve");
  const orderId = await journey.expectConfirmation();

  await page.goto(`/profile/orders/${orderId}`);
  await page.getByRole("button", { name: t("orders.modify") }).click();
  await journey
    .dialog(t("orders.modifyTitle", { orderId }))
    .getByRole("button", { name: t("orders.modifyConfirm") })
    .click();
  await page.getByRole("button", { name: t("cart.understood") }).click();
  const notice = page.getByRole("region", { name: t("cart.changingTitle", { orderId }) });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: t("delivery.editAddress") })).toBeHidden();
  await expect(page.getByText(t("cart.couponUsed", { count: 1 }))).toBeVisible();
  await journey
    .cartLine(piece.name)
    .getByRole("button", { name: messages.clientMessage("more", { name: piece.name }) })
    .click();

  await page.getByRole("link", { name: t("cart.checkout") }).click();
  await page.getByRole("button", { name: t("checkout.toPayment") }).click();
  await expect(page.getByRole("group", { name: t("checkout.savedCards.title") })).toBeVisible();
  await journey.placeOrder();
  const changedId = await journey.expectConfirmation("changed");
  expect(changedId).not.toBe(orderId);

  await page.goto(`/profile/orders/${orderId}`);
  await expect(page.getByRole("link", { name: t("orders.replaced", { orderId: changedId }) })).toBeVisible();
  await page.goto("/profile/payment-method");
  await page.getByRole("button", { name: pattern(t("profile.cardRemoveNamed", { card: ANY_TEXT })) }).click();
  await journey
    .dialog(t("profile.cardRemoveTitle"))
    .getByRole("button", { name: t("profile.cardRemove") })
    .click();
  await expect(page.getByText(t("profile.noCards"))).toBeVisible();
});
