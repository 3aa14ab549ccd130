import { Effort } from "@/tests/support/e2e-effort";
import { BANK_BUTTONS, ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import type { TestProduct } from "@/tests/support/e2e-shop";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

/** Above the minimum order of every service. */
const ORDER_CENTS = 4200;
const piecesOf = ({ priceCents }: TestProduct) => Math.ceil(ORDER_CENTS / priceCents);

const LOCKER = 4;
const POSTAL_CODE = "25121";

test("from a search engine to a paid order, collected from a locker", async ({
  page,
  shop,
  messages,
  expectAccessible,
}) => {
  test.slow();
  const { t, clientMessage, pattern } = messages;
  const journey = new ShopperJourney(page);
  const [piece, weight] = [await shop.findProduct("piece"), await shop.findProduct("weight")];
  const customer = await shop.customer();
  const service = await shop.serviceName(LOCKER);
  const effort = await Effort.measure(page);

  await test.step("a category page from a search engine, then a product", async () => {
    await page.goto(`/${piece.categorySlug}`, { referer: "https://www.google.it/" });
    await page.getByRole("main").getByRole("link", { name: piece.name, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: piece.name })).toBeVisible();
  });

  await test.step("the search suggests another product", async () => {
    await journey.search.fill(weight.name);
    const suggestion = page.getByRole("gridcell", { name: weight.name }).filter({ hasText: "/kg" }).first();
    await expect(suggestion).toBeVisible();
    await expectAccessible("/product/[slug]", "suggestions");
    await suggestion.click();
    await expect(page.getByRole("heading", { level: 1, name: weight.name })).toBeVisible();
  });

  await test.step("adding it asks for the postal code once, then adds it", async () => {
    await journey.addButton(weight.name).click();
    const where = journey.dialog(t("delivery.place.title"));
    await where.getByLabel(t("delivery.place.postalcode"), { exact: true }).fill(POSTAL_CODE);
    await expect(where.getByRole("button", { name: service })).toBeVisible();
    await expectAccessible("/product/[slug]", "postal code and services");
    await journey.givePlace(service, POSTAL_CODE);
    await expect(journey.notification(t("cart.added", { name: weight.name }))).toBeVisible();
    await expectAccessible("/product/[slug]", "added");
    // From the results of a search engine: a product, another by the search, its place.
    effort.expectAtMost("the first item", { taps: 4, fields: 2 });
    await expect(
      page
        .getByRole("article")
        .getByText(new RegExp(clientMessage("about", { pieces: "\\d+" })))
        .first(),
    ).toBeVisible();
  });

  await test.step("the first product is added at the typed quantity", async () => {
    await page.goto(`/product/${piece.slug}`);
    await journey.addButton(piece.name).click();
    const quantity = page
      .getByRole("textbox", { name: clientMessage("quantityOf", { name: piece.name }) })
      .first();
    await quantity.fill(String(piecesOf(piece)));
    await quantity.press("Enter");
    await expect(journey.notification(t("cart.added", { name: piece.name }))).toBeVisible();
  });

  await test.step("the cart shows both, the weight as an estimate", async () => {
    await journey.goToCart();
    await expect(journey.cartLine(piece.name).first()).toBeVisible();
    await expect(journey.cartLine(weight.name).getByText(t("cart.estimated"), { exact: true })).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: service }).first()).toBeVisible();
    await expectAccessible("/cart");
  });

  await test.step("checkout, with a bag and the pre-authorised amount", async () => {
    await journey.startCheckout();
    await journey.logIn(customer.record.login);
    await expect(journey.dialog(t("delivery.timeslotTitle")).getByRole("tab").nth(3)).toBeVisible();
    await expectAccessible("/cart", "slots");
    await journey.chooseSlot();
    await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
    const bag = await shop.bagName();
    await journey.finishSummary(bag);
    await expect(page.getByText(pattern(t("checkout.preAuthorised", { amount: ANY_TEXT })))).toBeVisible();
    await expectAccessible("/checkout", "payment");
    await journey.reviewOrder();
    await journey.acceptAndOrder();
  });

  const orderId = await test.step("the bank approves and the order is confirmed", async () => {
    await expect(page.getByRole("button", { name: BANK_BUTTONS.approve })).toBeVisible();
    await expectAccessible("bank");
    await journey.decideAtBank("approve");
    const confirmedId = await journey.expectConfirmation();
    // One for the next day, when the first day's boxes are taken.
    effort.expectAtMost("the paid order", { taps: 18, fields: 5 });
    await expect(page.getByText(t("payment.nextReceive.locker"))).toBeVisible();
    await expect(page.getByRole("main").getByText("Brescia").first()).toBeVisible();
    await expectAccessible("/cart/payment-completed/[orderId]");
    return confirmedId;
  });

  await test.step("the order is in the profile, the cart is empty", async () => {
    await page.getByRole("link", { name: t("payment.toOrder") }).click();
    await expect(page).toHaveURL(`/profile/orders/${orderId}`);
    await expect(page.getByRole("main").getByText(piece.name).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(weight.name).first()).toBeVisible();
    await page.goto("/profile/orders");
    await expect(page.getByRole("main").getByText(String(orderId)).first()).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("heading", { level: 1, name: t("cart.emptyTitle") })).toBeVisible();
    await expectAccessible("/cart", "empty");
  });
});
