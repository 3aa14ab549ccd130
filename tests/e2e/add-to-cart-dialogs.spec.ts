import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

test.describe("products by weight", () => {
  test("change in weight steps and show an estimated price", async ({ page, context, shop, messages }) => {
    const { clientMessage, t } = messages;
    const journey = new ShopperJourney(page);
    const { name, slug, productId } = await shop.findProduct("weight");
    const [rule] = await shop.sql<{ first: number; step: number; single: number }>(
      `select (infos->>'WEIGHT_SELLING')::float as first, (infos->>'STEP_SELLING')::float as step,
         (infos->>'WEIGHT_SELLING_SINGLE_UNIT')::float as single from product where product_id = ${productId}`,
    );
    if (!rule) throw new Error("no selling rule");
    const formatWeight = (kilograms: number) => ({
      grams: `${Math.round(kilograms * 1000)} g`,
      pieces: clientMessage("about", { n: Math.round(kilograms / rule.single) }),
    });
    const buyBox = page.getByRole("article");
    await shop.signIn(context, await shop.customer({ withDelivery: true }));
    await page.goto(`/product/${slug}`);
    await expect(buyBox.getByText(t("product.looseNote"))).toBeVisible();

    await journey.addButton(name).click();
    await expect(buyBox.getByText(formatWeight(rule.first).grams, { exact: true })).toBeVisible();
    await expect(buyBox.getByText(formatWeight(rule.first).pieces, { exact: true })).toBeVisible();

    await buyBox.getByRole("button", { name: clientMessage("more", { name }) }).click();
    await expect(buyBox.getByText(formatWeight(rule.first + rule.step).grams, { exact: true })).toBeVisible();
    await buyBox.getByRole("button", { name: clientMessage("less", { name }) }).click();
    await expect(buyBox.getByText(formatWeight(rule.first).pieces, { exact: true })).toBeVisible();

    await journey.goToCart();
    await expect(journey.cartLine(name).getByText(t("cart.estimated"), { exact: true })).toBeVisible();

    await journey
      .cartLine(name)
      .getByRole("button", { name: clientMessage("takeOut", { name }) })
      .first()
      .click();
    await page
      .getByRole("dialog", { name: t("cart.removeTitle") })
      .getByRole("button", { name: t("cart.removeConfirm") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("cart.emptyTitle") })).toBeVisible();
    await page
      .getByRole("region", { name: clientMessage("notifications") })
      .getByRole("button", { name: t("common.cancel") })
      .click();
    await expect(
      journey.cartLine(name).getByText(formatWeight(rule.first).grams, { exact: true }),
    ).toBeVisible();
  });
});

test.describe("a selectable promotion", () => {
  test("adds nothing when dismissed", async ({ page, context, shop, messages, expectAccessible }) => {
    const { t } = messages;
    const journey = new ShopperJourney(page);
    const { name, slug } = await shop.findProduct("promotion");
    const customer = await shop.customer({ withDelivery: true });
    await shop.signIn(context, customer);
    await page.goto(`/product/${slug}`);
    await journey.addButton(name).click();
    await expect(journey.dialog(t("cart.promotionTitle"))).toBeVisible();
    await expectAccessible("/product/[slug]", "promotion");
    await page.keyboard.press("Escape");
    await expect(journey.dialog(t("cart.promotionTitle"))).toBeHidden();
    await expect(journey.addButton(name)).toBeFocused();
    expect((await customer.call("cart/view")) as object).toMatchObject({ totalItems: 0 });
  });
});

test.describe("options", () => {
  test("are required before the product is added, and add nothing when dismissed", async ({
    page,
    context,
    shop,
    messages,
    expectAccessible,
  }) => {
    const { t, clientMessage } = messages;
    const journey = new ShopperJourney(page);
    const { name, slug, productId } = await shop.findProduct("options");
    const [row] = await shop.sql<{ options: { options: { value: string }[] }[] }>(
      `select select_options as options from product where product_id = ${productId}`,
    );
    const value = row?.options[0]?.options[1]?.value ?? "";
    await shop.signIn(context, await shop.customer({ withDelivery: true }));
    await page.goto(`/product/${slug}`);
    await journey.addButton(name).click();
    const dialog = journey.dialog(t("cart.optionsTitle"));
    await dialog.getByRole("button", { name: clientMessage("close"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(journey.addButton(name)).toBeVisible();

    await journey.addButton(name).click();
    await expect(dialog.getByRole("button", { name: t("cart.optionsConfirm") })).toBeDisabled();
    await expectAccessible("/product/[slug]", "options");
    await dialog.getByRole("radio", { name: value }).check();
    await dialog.getByRole("button", { name: t("cart.optionsConfirm") }).click();
    await expect(journey.notification(t("cart.added", { name }))).toBeVisible();
    await journey.goToCart();
    await expect(journey.cartLine(name).getByRole("option", { name: value, selected: true })).toBeAttached();
  });
});

test("the back button closes an open dialog, and leaves the page after it was closed by its button", async ({
  page,
  shop,
  messages,
}) => {
  const journey = new ShopperJourney(page);
  const { name, slug } = await shop.findProduct("piece");
  const dialog = journey.dialog(messages.t("delivery.place.title"));
  await page.goto("/");
  await page.goto(`/product/${slug}`);
  await journey.addButton(name).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/product/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(journey.addButton(name)).toBeFocused();

  await journey.addButton(name).click();
  await dialog.getByRole("button", { name: messages.clientMessage("close"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain("madiaDialog");
  await page.goBack();
  await expect(page).toHaveURL("/");
});
