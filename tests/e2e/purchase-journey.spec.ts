import type { Locator } from "@playwright/test";
import { Effort } from "@/tests/support/e2e-effort";
import { BANK_BUTTONS, HOME_ADDRESS, ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { SpokenScript } from "@/tests/support/e2e-spoken";
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
    most: { taps: 20, fields: 10 },
  },
  {
    what: "picked up at a shop @desktop",
    id: 1,
    next: "pickup",
    postalcode: "20900",
    place: "Monza",
    most: { taps: 18, fields: 5 },
  },
  {
    what: "collected from a locker",
    id: 4,
    next: "locker",
    postalcode: "25121",
    place: "Brescia",
    // One for the next day, when the first day's boxes are taken.
    most: { taps: 18, fields: 5 },
  },
] as const;

for (const { what: description, id, next: nextStep, place, postalcode, most } of SERVICES)
  test(`from a search engine to a paid order, ${description}`, async ({
    page,
    shop,
    messages,
    expectAccessible,
  }) => {
    test.slow();
    const isChecked = nextStep === "locker";
    const { t, clientMessage, pattern } = messages;
    const journey = new ShopperJourney(page);
    const [piece, weight] = [await shop.findProduct("piece"), await shop.findProduct("weight")];
    const customer = await shop.customer();
    const service = await shop.serviceName(id);
    const script = new SpokenScript();
    const effort = await Effort.measure(page);
    const main = page.getByRole("main");
    // What is spoken has settled: the checks of the locker's purchase wait for that too.
    const speak = async (title: string, scene: Locator) => {
      if (nextStep !== "pickup") await script.add(title, scene);
    };

    await test.step("a category page from a search engine, then a product", async () => {
      await page.goto(`/${piece.categorySlug}`, { referer: "https://www.google.it/" });
      await page.getByRole("main").getByRole("link", { name: piece.name, exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: piece.name })).toBeVisible();
    });

    await test.step("the search suggests another product", async () => {
      await journey.search.fill(weight.name);
      const suggestion = page.getByRole("gridcell", { name: weight.name }).filter({ hasText: "/kg" }).first();
      await expect(suggestion).toBeVisible();
      if (isChecked) await expectAccessible("/product/[slug]", "suggestions");
      await suggestion.click();
      await expect(page.getByRole("heading", { level: 1, name: weight.name })).toBeVisible();
    });

    await test.step("adding it asks for the postal code once, then adds it", async () => {
      const product = page.getByRole("article").first();
      await expect(product.getByText(clientMessage("slideOf", { n: 1, count: 3 }))).toBeAttached();
      await speak("A product", product);
      await journey.addButton(weight.name).click();
      const where = journey.dialog(t("delivery.place.title"));
      await speak("Where to?", where);
      await where.getByLabel(t("delivery.place.postalcode"), { exact: true }).fill(postalcode);
      await expect(where.getByRole("button", { name: service })).toBeVisible();
      if (isChecked) await expectAccessible("/product/[slug]", "postal code and services");
      await journey.givePlace(service, postalcode);
      await expect(journey.notification(t("cart.added", { name: weight.name }))).toBeVisible();
      if (isChecked) await expectAccessible("/product/[slug]", "added");
      // From the results of a search engine: a product, another by the search, its place.
      effort.expectAtMost("the first item", { taps: 4, fields: 2 });
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
      await speak("The cart", main);
      if (isChecked) await expectAccessible("/cart");
    });

    await test.step("checkout, with a bag and the pre-authorised amount", async () => {
      await journey.startCheckout();
      const login = journey.dialog(t("login.dialogTitle"));
      // The log-ins of others come with the settings.
      const identity = t("login.social", { provider: t("login.identity.name") });
      await expect(login.getByRole("link", { name: identity })).toBeVisible();
      await speak("The log-in", login);
      if (isChecked) await expectAccessible("/cart", "login");
      await journey.logIn(customer.record.login);
      if (nextStep === "home") {
        const address = journey.dialog(t("delivery.addressTitle"));
        // What the customer said before, and the countries, come with answers of their own.
        await expect(address.getByLabel(t("delivery.field.referencePhoneNumber"))).toHaveValue(/\d/);
        await expect(address.getByRole("option", { name: "Italia" })).toBeAttached();
        await speak("The address", address);
        await expectAccessible("/cart", "address");
        await journey.fillAddress(service);
      }
      await expect(journey.dialog(t("delivery.timeslotTitle")).getByRole("tab").nth(3)).toBeVisible();
      await speak("The time", journey.dialog(t("delivery.timeslotTitle")).getByRole("tablist"));
      if (isChecked) await expectAccessible("/cart", "slots");
      await journey.chooseSlot();
      await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
      const bag = await shop.bagName();
      await expect(journey.addButton(bag)).toBeVisible();
      await speak("Checkout: summary", main);
      if (isChecked) await expectAccessible("/checkout");
      await journey.finishSummary(bag);
      await expect(page.getByText(pattern(t("checkout.preAuthorised", { amount: ANY_TEXT })))).toBeVisible();
      await speak("Checkout: payment", main);
      if (isChecked) await expectAccessible("/checkout", "payment");
      await journey.reviewOrder();
      await speak("Checkout: confirmation", main);
      if (isChecked) await expectAccessible("/checkout", "confirmation");
      await journey.acceptAndOrder();
    });

    const orderId = await test.step("the bank approves and the order is confirmed", async () => {
      await expect(page.getByRole("button", { name: BANK_BUTTONS.approve })).toBeVisible();
      if (isChecked) await expectAccessible("bank");
      await journey.decideAtBank("approve");
      const confirmedId = await journey.expectConfirmation();
      effort.expectAtMost("the paid order", most);
      await expect(page.getByText(t(`payment.nextReceive.${nextStep}`))).toBeVisible();
      await expect(main.getByText(place).first()).toBeVisible();
      await speak("The order is confirmed", main);
      if (isChecked) await expectAccessible("/cart/payment-completed/[orderId]");
      return confirmedId;
    });

    // Renewed with --update-snapshots, and read in review.
    if (nextStep === "home")
      expect(script.text({ order: orderId, login: customer.record.login })).toMatchSnapshot(
        "purchase-as-spoken.txt",
      );

    if (nextStep === "pickup") return;
    await test.step("the order is in the profile, the cart is empty", async () => {
      await page.getByRole("link", { name: t("payment.toOrder") }).click();
      await expect(page).toHaveURL(`/profile/orders/${orderId}`);
      await expect(page.getByRole("main").getByText(piece.name).first()).toBeVisible();
      await expect(page.getByRole("main").getByText(weight.name).first()).toBeVisible();
      await page.goto("/profile/orders");
      await expect(page.getByRole("main").getByText(String(orderId)).first()).toBeVisible();
      await page.goto("/cart");
      await expect(page.getByRole("heading", { level: 1, name: t("cart.emptyTitle") })).toBeVisible();
      if (isChecked) await expectAccessible("/cart", "empty");
    });
  });
