import { Effort } from "@/tests/support/e2e-effort";
import { HOME_ADDRESS, ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { emailedPath } from "@/tests/support/e2e-mailbox";
import { PASSWORD as SHOP_PASSWORD } from "@/tests/support/e2e-routes";
import { expect, test } from "./fixtures";

const PASSWORD = "Pane&latte1";

const newEmail = () => `nuova.${Math.random().toString(36).slice(2)}@madia.test`;

test("a new visitor fills a cart, registers at the checkout and pays", async ({
  page,
  browser,
  shop,
  messages,
  expectAccessible,
}) => {
  test.slow();
  const { t, clientMessage } = messages;
  const journey = new ShopperJourney(page, messages);
  const piece = await shop.findProduct("piece");
  const service = await shop.serviceName(2);
  const email = newEmail();
  const effort = await Effort.measure(page);

  await test.step("the postal code, and the product is in the cart", async () => {
    await page.goto(`/product/${piece.slug}`);
    await journey.addButton(piece.name).click();
    await journey.givePlace(service);
    await expect(journey.notification(t("cart.added", { name: piece.name }))).toBeVisible();
    effort.expectAtMost("the first item", { taps: 2, fields: 1 });
    const today = clientMessage("todayShort");
    const first = clientMessage("slotFrom", { when: today });
    await expect(page.getByRole("banner").getByText(first)).toBeVisible();
    const firstDelivery = clientMessage("firstDelivery", { slot: first });
    await expect(page.getByRole("article").getByText(firstDelivery)).toBeVisible();
    const quantity = page
      .getByRole("textbox", { name: clientMessage("quantityOf", { name: piece.name }) })
      .first();
    await quantity.fill(String(Math.ceil(4200 / piece.priceCents)));
    await quantity.press("Enter");
  });

  await test.step("the checkout asks who they are", async () => {
    await journey.goToCart();
    await expect(journey.cartLine(piece.name).first()).toBeVisible();
    await journey.startCheckout();
    await journey
      .dialog(t("login.dialogTitle"))
      .getByRole("button", { name: t("login.register") })
      .click();
    const registration = journey.dialog(t("registration.title"));
    await expectAccessible("/cart", "registration");
    const field = (name: "email" | "firstName" | "lastName" | "password" | "passwordAgain") =>
      registration.getByLabel(t(`registration.field.${name}`), { exact: true });
    await field("email").fill(email);
    await field("password").fill(PASSWORD);
    await field("passwordAgain").fill(PASSWORD);
    await field("firstName").fill("Nora");
    await field("lastName").fill("Bellini");
    await registration.getByRole("checkbox", { name: t("consents.haveRead") }).check();
    for (const deny of await registration.getByRole("radio", { name: t("consents.deny") }).all())
      await deny.check();
    await registration.getByRole("button", { name: t("registration.submit"), exact: true }).click();
    await expect(journey.dialog(t("registration.sentTitle"))).toContainText(email);
  });

  await test.step("confirmed on another device, the cart is there after the log-in", async () => {
    const otherDevice = await browser.newPage();
    await otherDevice.goto(new URL(await emailedPath(shop, email), page.url()).href);
    await expect(otherDevice).toHaveURL(/\/registration\/confirm\/success/);
    await otherDevice.close();
    await page.goto("/login?redirect=%2Fcart");
    const main = page.getByRole("main");
    await main.getByLabel(t("login.login"), { exact: true }).fill(email);
    await main.getByLabel(t("login.password"), { exact: true }).fill(PASSWORD);
    await main.getByRole("button", { name: t("login.submit"), exact: true }).click();
    await expect(journey.cartLine(piece.name).first()).toBeVisible();
  });

  await test.step("the card that an order needs", async () => {
    await page.goto("/profile/request-fidelitycard");
    await page.getByLabel(t("profile.details.field.birthDate"), { exact: true }).fill("12/04/1986");
    await page.getByLabel(t("profile.details.field.fiscalCode"), { exact: true }).fill("BLLNRO86D52F205L");
    await page.getByLabel(t("profile.details.field.phone"), { exact: true }).fill("3331234567");
    await page.getByRole("checkbox", { name: t("cardConditions.conditions") }).check();
    await page.getByRole("button", { name: t("profile.cardRequest.send"), exact: true }).click();
    await expect(page.getByRole("list", { name: t("profile.fidelity.title") }).getByRole("img")).toHaveCount(
      1,
    );
    await page.goto("/cart");
  });

  await test.step("address, slot and payment", async () => {
    await journey.startCheckout();
    const address = journey.dialog(t("delivery.addressTitle"));
    await expect(address.getByLabel(t("delivery.field.postalcode"), { exact: true })).toHaveValue(
      HOME_ADDRESS.postalcode,
    );
    await journey.fillAddress(service);
    await journey.chooseSlot();
    await journey.finishSummary(await shop.bagName());
    await journey.placeOrder();
    await journey.decideAtBank("approve");
    await journey.expectConfirmation();
    effort.expectAtMost("the paid order", { taps: 23, fields: 17 });
  });
});

test("two carts are merged when the customer agrees", async ({ page, shop, messages }) => {
  const { t } = messages;
  const journey = new ShopperJourney(page, messages);
  const [own, other] = await shop.findProducts("piece", 2);
  if (!own || !other) throw new Error("two products are needed");
  const customer = await shop.customer({ withDelivery: true });
  await customer.call("cart/add", { items: [{ productId: own.productId, quantity: 1 }] });

  await page.goto(`/product/${other.slug}`);
  await journey.addButton(other.name).click();
  await journey.givePlace(await shop.serviceName(2));
  await expect(journey.notification(t("cart.added", { name: other.name }))).toBeVisible();
  await page.goto("/login?redirect=%2Fcart");
  const main = page.getByRole("main");
  await main.getByLabel(t("login.login"), { exact: true }).fill(customer.record.login);
  await main.getByLabel(t("login.password"), { exact: true }).fill(SHOP_PASSWORD);
  await main.getByRole("button", { name: t("login.submit"), exact: true }).click();

  const dialog = journey.dialog(t("cart.merge.title"));
  await dialog.getByRole("button", { name: new RegExp(`^${t("cart.merge.mode.add")}`) }).click();
  await expect(dialog).toBeHidden();
  await expect(journey.cartLine(own.name).first()).toBeVisible();
  await expect(journey.cartLine(other.name).first()).toBeVisible();
});
