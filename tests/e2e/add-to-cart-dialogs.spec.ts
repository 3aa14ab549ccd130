import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

test("a promotion asks for its choice; options are required before the product is added, and add nothing when dismissed", async ({
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
  const promoted = await shop.findProduct("promotion");
  await page.goto(`/product/${promoted.slug}`);
  await journey.addButton(promoted.name).click();
  await expect(journey.dialog(t("cart.promotionTitle"))).toBeVisible();
  await expectAccessible("/product/[slug]", "promotion");

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
