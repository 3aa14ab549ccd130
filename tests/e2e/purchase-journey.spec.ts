import { HOME_ADDRESS, ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import type { TestProduct } from "@/tests/support/e2e-shop";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

/** Above the minimum order of every service. */
const ORDER_CENTS = 4200;
const piecesOf = ({ priceCents }: TestProduct) => Math.ceil(ORDER_CENTS / priceCents);

const SERVICES = [
  {
    what: "delivered at home @desktop",
    id: 2,
    next: "home",
    postalcode: HOME_ADDRESS.postalcode,
    place: HOME_ADDRESS.address1,
  },
  {
    what: "picked up at a shop @desktop",
    id: 1,
    next: "pickup",
    postalcode: "20900",
    place: "Monza",
  },
  {
    what: "collected from a locker",
    id: 4,
    next: "locker",
    postalcode: "25121",
    place: "Brescia",
  },
] as const;

for (const { what: description, id, next: nextStep, place, postalcode } of SERVICES)
  test(`from a search engine to a paid order, ${description}`, async ({ page, shop, messages }) => {
    test.slow();
    const { t, clientMessage, pattern } = messages;
    const journey = new ShopperJourney(page);
    const [piece, weight] = [await shop.findProduct("piece"), await shop.findProduct("weight")];
    const customer = await shop.customer();
    const service = await shop.serviceName(id);

    await test.step("a category page from a search engine, then a product", async () => {
      await page.goto(`/${piece.categorySlug}`, { referer: "https://www.google.it/" });
      await page.getByRole("main").getByRole("link", { name: piece.name, exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: piece.name })).toBeVisible();
    });

    await test.step("the search suggests another product", async () => {
      await journey.search.fill(weight.name);
      await page.getByRole("gridcell", { name: weight.name }).filter({ hasText: "/kg" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: weight.name })).toBeVisible();
    });

    await test.step("adding it asks for the postal code once, then adds it", async () => {
      await journey.addButton(weight.name).click();
      await journey.givePlace(service, postalcode);
      await expect(journey.notification(t("cart.added", { name: weight.name }))).toBeVisible();
      await expect(
        page
          .getByRole("article")
          .getByText(new RegExp(clientMessage("about", { n: "\\d+" })))
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
      await expect(
        journey.cartLine(weight.name).getByText(t("cart.estimated"), { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("term").filter({ hasText: service }).first()).toBeVisible();
    });

    await test.step("checkout, with a bag and the pre-authorised amount", async () => {
      await journey.startCheckout();
      await journey.logIn(customer.record.login);
      if (nextStep === "home") await journey.fillAddress(service);
      await journey.chooseSlot();
      await journey.finishSummary(await shop.bagName());
      await expect(page.getByText(pattern(t("checkout.preAuthorised", { amount: ANY_TEXT })))).toBeVisible();
      await journey.placeOrder();
    });

    const orderId = await test.step("the bank approves and the order is confirmed", async () => {
      await journey.decideAtBank("approve");
      const confirmedId = await journey.expectConfirmation();
      await expect(page.getByText(t(`payment.nextReceive.${nextStep}`))).toBeVisible();
      await expect(page.getByRole("main").getByText(place).first()).toBeVisible();
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
    });
  });
