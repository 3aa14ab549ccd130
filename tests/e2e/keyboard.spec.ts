import type { Locator } from "@playwright/test";
import { findEnlargedTextViolations, findZoomedWindowViolations } from "@/tests/support/e2e-layout";
import { Keyboard } from "@/tests/support/e2e-keyboard";
import { BANK_BUTTONS, HOME_ADDRESS, ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { PASSWORD } from "@/tests/support/e2e-routes";
import { BAG } from "@/tests/support/e2e-shop";
import { SpokenScript } from "@/tests/support/e2e-spoken";
import { expect, test } from "./fixtures";

test("a whole purchase by keyboard, and what a screen reader says of it @desktop", async ({
  page,
  shop,
  messages,
  expectAccessible,
}) => {
  test.slow();
  const { t, clientMessage, pattern } = messages;
  const journey = new ShopperJourney(page);
  const keyboard = new Keyboard(page);
  const [piece, weight] = [await shop.findProduct("piece"), await shop.findProduct("weight")];
  const customer = await shop.customer();
  const service = await shop.serviceName(2);
  const bag = await shop.bagName();
  const script = new SpokenScript();
  const main = page.getByRole("main");
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("from the skip link to a product", async () => {
    await page.goto(`/${piece.categorySlug}`);
    await keyboard.press(page.getByRole("link", { name: t("common.skipToContent") }));
    await keyboard.press(page.getByRole("main").getByRole("link", { name: piece.name, exact: true }).first());
    await expect(page.getByRole("heading", { level: 1, name: piece.name })).toBeVisible();
  });

  await test.step("through the suggestions to another", async () => {
    await keyboard.fill(journey.search, weight.name);
    const option = page.getByRole("gridcell", { name: weight.name }).filter({ hasText: "/kg" }).first();
    await expect(option).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(option).toHaveAttribute("data-highlighted", "", { timeout: 100 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: weight.name })).toBeVisible();
  });

  await test.step("postal code", async () => {
    const product = page.getByRole("article").first();
    await expect(product.getByText(clientMessage("slideOf", { n: 1, count: 3 }))).toBeAttached();
    await script.add("A product", product);
    await keyboard.press(journey.addButton(weight.name));
    const place = journey.dialog(t("delivery.place.title"));
    await script.add("Where to?", place);
    await expect(place.getByLabel(t("delivery.place.postalcode"), { exact: true })).toBeFocused();
    await page.keyboard.type(HOME_ADDRESS.postalcode);
    await expect(place.getByRole("button", { name: service })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(journey.notification(t("cart.added", { name: weight.name }))).toBeVisible();
  });

  await test.step("the focus stays on the quantity control", async () => {
    const more = button(clientMessage("more", { name: weight.name })).first();
    await expect(more).toBeFocused();
    for (let click = 0; click < 3; click += 1) await page.keyboard.press("Enter");
    await expect(more).toBeFocused();
    await page.goto(`/product/${piece.slug}`);
    await keyboard.press(journey.addButton(piece.name));
    const quantity = page
      .getByRole("textbox", { name: clientMessage("quantityOf", { name: piece.name }) })
      .first();
    await expect(button(clientMessage("more", { name: piece.name })).first()).toBeFocused();
    await keyboard.tabTo(quantity, "Shift+Tab");
    await page.keyboard.type(String(Math.ceil(4200 / piece.priceCents)));
    await page.keyboard.press("Enter");
    await expect(journey.notification(t("cart.added", { name: piece.name }))).toBeVisible();
  });

  await test.step("cart", async () => {
    await keyboard.press(
      page.getByRole("banner").getByRole("link", { name: new RegExp(`^${clientMessage("cart")}`) }),
    );
    const cartDrawer = journey.dialog(t("cart.title"));
    await expect(cartDrawer).toBeVisible();
    await keyboard.expectFocus(cartDrawer);
    await expectAccessible("/product/[slug]", "cart drawer");
    await keyboard.press(cartDrawer.getByRole("link", { name: t("cart.toCart") }));
    await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible();
    await expect(journey.cartLine(piece.name).first()).toBeVisible();
    await expect(journey.cartLine(weight.name).getByText(t("cart.estimated"), { exact: true })).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: service }).first()).toBeVisible();
    await script.add("The cart", main);
    await keyboard.press(page.getByRole("link", { name: t("cart.checkout") }));
  });

  await test.step("login, address and slot", async () => {
    const login = journey.dialog(t("login.dialogTitle"));
    await expect(login).toBeVisible();
    await keyboard.expectFocus(login);
    // The log-ins of others come with the settings.
    const identity = t("login.social", { provider: t("login.identity.name") });
    await expect(login.getByRole("link", { name: identity })).toBeVisible();
    await script.add("The log-in", login);
    await keyboard.fill(login.getByLabel(t("login.login"), { exact: true }), customer.record.login);
    await keyboard.fill(login.getByLabel(t("login.password"), { exact: true }), PASSWORD);
    await page.keyboard.press("Enter");

    const address = journey.dialog(t("delivery.addressTitle"));
    await expect(address).toBeVisible();
    await keyboard.expectFocus(address);
    // What the customer said before, and the countries, come with answers of their own.
    await expect(address.getByLabel(t("delivery.field.referencePhoneNumber"))).toHaveValue(/\d/);
    await expect(address.getByRole("option", { name: "Italia" })).toBeAttached();
    await script.add("The address", address);
    await expectAccessible("/cart", "address");
    const tab = address.getByRole("tab", { name: service });
    await keyboard.tabTo(address.getByRole("tab", { selected: true }));
    await expect(async () => {
      if ((await tab.getAttribute("aria-selected")) === "true") return;
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 100 });
    }).toPass();
    for (const [field, value] of Object.entries(HOME_ADDRESS))
      await keyboard.fill(
        address.getByLabel(t(`delivery.field.${field as keyof typeof HOME_ADDRESS}`), { exact: true }),
        value,
      );
    await keyboard.press(address.getByRole("button", { name: t("delivery.saveAddress") }));

    const slots = journey.dialog(t("delivery.timeslotTitle"));
    await expect(slots.getByRole("tab").nth(3)).toBeVisible();
    await keyboard.expectFocus(slots);
    await script.add("The time", slots.getByRole("tablist"));
    await keyboard.tabTo(slots.getByRole("tab", { selected: true }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await keyboard.press(
      slots
        .getByRole("tabpanel")
        .getByRole("button", { name: t("delivery.availability.empty") })
        .first(),
    );
  });

  await test.step("checkout", async () => {
    await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
    await expect(journey.addButton(bag)).toBeVisible();
    await script.add("Checkout: summary", main);
    // A blocked step moves the focus to what is missing.
    await keyboard.press(button(t("checkout.toPayment")));
    await expect(page.getByRole("heading", { name: t("checkout.bagsTitle") })).toBeFocused();
    await expect(page.getByRole("alert").filter({ hasText: t("checkout.bagMissing") })).toBeVisible();
    await expectAccessible("/checkout", "bag missing");
    await keyboard.press(journey.addButton(bag));
    await expect(button(clientMessage("more", { name: bag }))).toBeFocused();
    await keyboard.press(button(t("checkout.toPayment")));
    await expect(page.getByRole("heading", { name: t("checkout.step.payment") })).toBeFocused();
    await expect(page.getByText(pattern(t("checkout.preAuthorised", { amount: ANY_TEXT })))).toBeVisible();
    await script.add("Checkout: payment", main);
    await keyboard.press(button(t("checkout.toConfirm")));
    await expect(page.getByRole("heading", { name: t("checkout.step.confirm") })).toBeFocused();
    const terms = await journey.termsToAccept();
    await script.add("Checkout: confirmation", main);
    await keyboard.press(button(t("checkout.order")));
    await expect(page.getByRole("checkbox").first()).toBeFocused();
    await expect(page.getByText(t("checkout.conditionsMissing"))).toBeVisible();
    await expectAccessible("/checkout", "conditions missing");
    for (const checkbox of terms) {
      await keyboard.press(checkbox, "Space");
      await expect(checkbox).toBeChecked();
    }
    await keyboard.press(button(t("checkout.order")));
  });

  await test.step("bank, confirmation and order", async () => {
    await keyboard.press(page.getByRole("button", { name: BANK_BUTTONS.approve }));
    const orderId = await journey.expectConfirmation();
    await expect(page.getByText(t("payment.nextReceive.home"))).toBeVisible();
    await expect(main.getByText(HOME_ADDRESS.address1).first()).toBeVisible();
    await script.add("The order is confirmed", main);
    // Renewed with --update-snapshots, and read in review.
    expect(script.text({ order: orderId, login: customer.record.login })).toMatchSnapshot(
      "purchase-as-spoken.txt",
    );
    await keyboard.press(page.getByRole("link", { name: t("payment.toOrder") }));
    await expect(page).toHaveURL(`/profile/orders/${orderId}`);
  });
});

/** The skip links are stops themselves; the thirteenth would be one too many. */
const MOST_STOPS = 12;

test("the main action of a page is at most twelve stops from its beginning; text at 200 % and a window at 400 % overlap nothing @desktop", async ({
  page,
  context,
  shop,
  messages,
}) => {
  test.slow();
  const { t } = messages;
  const journey = new ShopperJourney(page);
  const keyboard = new Keyboard(page);
  const [piece, weight] = [await shop.findProduct("piece"), await shop.findProduct("weight")];
  const content = t("common.skipToContent");
  const adding = page.getByRole("main").getByRole("button", { name: /^Aggiungi .+ al carrello$/ });
  const pages: [path: string, action: Locator, skips: string[]][] = [
    ["/", journey.search, []],
    [`/${piece.categorySlug}`, adding, [content, t("category.skipToProducts")]],
    ["/search?q=latte", adding, [content, t("category.skipToProducts")]],
    ["/offerte", adding, [content, t("category.skipToProducts")]],
    [`/product/${piece.slug}`, journey.addButton(piece.name), [content]],
    ["/cart", page.getByRole("link", { name: t("cart.checkout") }), [content, t("cart.skipToCheckout")]],
    [
      "/checkout",
      page.getByRole("button", { name: t("checkout.toPayment") }),
      [content, t("checkout.skipToContinue")],
    ],
  ];
  const customer = await shop.customer({ withDelivery: true });
  await customer.add(piece.productId, Math.ceil(4200 / piece.priceCents));
  await customer.add(weight.productId, 2);
  await customer.add(BAG, 1);
  for (const [path, action, skips] of pages) {
    if (path === "/cart") await shop.signIn(context, customer);
    await page.goto(path);
    await expect(action.first()).toBeVisible();
    let stops = 0;
    while (stops < 40 && !(await keyboard.isFocused(action))) {
      await page.keyboard.press("Tab");
      stops += 1;
      const name = await page.evaluate(() => document.activeElement?.textContent ?? "");
      if (stops === 1) expect.soft(name, `first stop on ${path}`).toBe(content);
      if (skips.includes(name)) await page.keyboard.press("Enter");
    }
    expect.soft(stops, `stops on ${path}`).toBeLessThanOrEqual(MOST_STOPS);
    expect.soft(await findEnlargedTextViolations(page), `text at 200 % on ${path}`).toEqual([]);
    expect.soft(await findZoomedWindowViolations(page), `400 % on ${path}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/profile/dashboard", "/search?q=pasta"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await findEnlargedTextViolations(page), `text at 200 % on a phone: ${path}`).toEqual([]);
  }
});
