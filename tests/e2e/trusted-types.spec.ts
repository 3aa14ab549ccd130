import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { collectTrustedTypes, isOfFramework } from "@/tests/support/e2e-trusted-types";
import { expect, test } from "./fixtures";

test("no code of the shop writes plain text where scripts could be", async ({
  page,
  context,
  shop,
  messages: { t },
  expectConsole,
}) => {
  test.slow();
  expectConsole(/Trusted/, /Report Only/i);
  const violations = await collectTrustedTypes(page);
  const product = await shop.findProduct("piece");
  await page.goto(`/${product.categorySlug}`);
  await page.getByRole("main").getByRole("link", { name: product.name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await page.goto("/ricette");
  await page.getByRole("main").getByRole("link").first().click();
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const customer = await shop.customer({ withDelivery: true });
  await customer.add(product.productId, Math.ceil(4200 / product.priceCents));
  await shop.signIn(context, customer);
  await page.goto("/cart");
  const journey = new ShopperJourney(page);
  await expect(journey.cartLine(product.name).first()).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
  await page.goto("/profile/orders");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const own = [];
  for (const violation of violations) if (!(await isOfFramework(page, violation))) own.push(violation);
  expect(own).toEqual([]);
});
