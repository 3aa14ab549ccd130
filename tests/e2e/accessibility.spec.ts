import type { Page } from "@playwright/test";
import { violations } from "@/tests/support/e2e-axe";
import { waitForHydration, watchHydration } from "@/tests/support/e2e-hydration";
import { findLayoutViolations } from "@/tests/support/e2e-layout";
import { PRODUCT_CONDITIONS, type Shop } from "@/tests/support/e2e-shop";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

const PRODUCTS = "[aria-labelledby=products]";
const CARDS = `${PRODUCTS} li:has(h3)`;

/** It will be sold out. */
async function findLongestName(shop: Shop): Promise<{ productId: number; name: string }> {
  const [longest] = await shop.sql<{ productId: number; name: string }>(
    `select product_id as "productId", name from product where ${PRODUCT_CONDITIONS.piece}
     order by length(name) desc, product_id limit 1`,
  );
  if (!longest) throw new Error("no product");
  return longest;
}

async function findMultiBuy(shop: Shop): Promise<number> {
  const [product] = await shop.sql<{ productId: number }>(
    `select product_id as "productId" from product where promo ? 'multiBuy' and stock is null order by rank limit 1`,
  );
  return product?.productId ?? 0;
}

/** Whole cards, above what stands at the foot of the window. */
const firstScreenCards = (page: Page) =>
  page.locator(CARDS).evaluateAll((cards) => {
    const bars = [...document.querySelectorAll("body *")].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).position === "fixed",
    );
    const tops = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width, height, bottom }) => height > 0 && width > innerWidth / 2 && bottom >= innerHeight)
      .map(({ top }) => top);
    const end = Math.min(innerHeight, ...tops);
    return cards.filter((card) => card.getBoundingClientRect().bottom <= end).length;
  });

test("cart and shelves", async ({ page, context, shop, messages, expectAccessible }) => {
  const { t } = messages;
  const [piece, weight] = [await shop.findProduct("piece"), await shop.findProduct("weight")];
  const customer = await shop.customer({ withDelivery: true });
  await shop.signIn(context, customer);
  const longest = await findLongestName(shop);
  await customer.add(longest.productId, 12);
  await customer.add(await findMultiBuy(shop), 2);
  await customer.add(weight.productId, 2);
  await customer.add(piece.productId, 1);
  await shop.sql(`update product set stock = 0 where product_id = ${longest.productId}`);
  await page.goto("/cart");
  await page.getByRole("button", { name: t("checkout.unavailable.replaceNamed", longest) }).click();
  await expect(
    page
      .getByRole("button", {
        name: messages.pattern(t("checkout.unavailable.selectNamed", { name: ANY_TEXT })),
      })
      .first(),
  ).toBeVisible();
  await expectAccessible("/cart", "an offer and what is sold out");
  await shop.sql(`update product set stock = null where product_id = ${longest.productId}`);
  await page.goto(`/${piece.categorySlug}`);
  await expect(
    page.getByRole("textbox", { name: messages.clientMessage("quantityOf", { name: piece.name }) }).first(),
  ).toBeVisible();
  await expectAccessible("/[...category]", "products in the cart");
});

test("log-in and addresses", async ({ page, shop, messages, expectAccessible }) => {
  const { t } = messages;
  const journey = new ShopperJourney(page);
  const piece = await shop.findProduct("piece");
  await page.goto(`/product/${piece.slug}`);
  await journey.addButton(piece.name).click();
  await journey
    .dialog(t("delivery.place.title"))
    .getByRole("button", { name: t("delivery.place.haveAccount") })
    .click();
  const login = journey.dialog(t("login.dialogTitle"));
  // The log-ins of others come with the settings.
  const identity = t("login.social", { provider: t("login.identity.name") });
  await expect(login.getByRole("link", { name: identity })).toBeVisible();
  await login.getByRole("button", { name: t("login.submit"), exact: true }).click();
  await expectAccessible("/product/[slug]", "login with errors");
  const customer = await shop.customer({ address: true });
  await journey.logIn(customer.record.login);
  const address = journey.dialog(t("delivery.addressTitle"));
  await expect(address.getByRole("tab").first()).toBeVisible();
  const choose = address.getByRole("button", { name: new RegExp(`^${t("delivery.choose")} `) });
  const showService = async (id: 1 | 2) => {
    await address.getByRole("tab", { name: await shop.serviceName(id) }).click();
    await expect(choose.first()).toBeVisible();
  };
  await showService(1);
  await expectAccessible("/product/[slug]", "stores");
  await showService(2);
  await expectAccessible("/product/[slug]", "addresses");
  await address.getByRole("button", { name: t("delivery.addAddress") }).click();
  await address.getByRole("button", { name: t("delivery.saveAddress") }).click();
  await expectAccessible("/product/[slug]", "address with errors");
});

test("the sort menu", async ({ page, messages, expectAccessible }) => {
  await page.goto("/frutta-e-verdura");
  await page
    .getByText(messages.pattern(messages.t("category.sort.label") + ANY_TEXT))
    .first()
    .click();
  await expectAccessible("/[...category]", "sort menu");
});

test("filters and departments @both", async ({ page, messages, isMobile, expectAccessible }) => {
  test.slow();
  await watchHydration(page);
  // With actions, notes of two lines, a long name, choices on cards, a row of text after six products.
  for (const path of isMobile
    ? [
        "/macelleria",
        "/pane-e-pasticceria",
        "/pescheria",
        "/gastronomia-e-cucina-vegetale",
        "/salumi-e-formaggi",
        "/frutta-e-verdura",
      ]
    : ["/salumi-e-formaggi", "/mondo-bimbo", "/vini-birre-e-liquori", "/frutta-e-verdura"]) {
    await page.goto(path);
    await expect.poll(() => firstScreenCards(page), path).toBeGreaterThanOrEqual(isMobile ? 4 : 8);
  }
  if (isMobile) {
    await page.getByRole("button", { name: messages.t("category.filters") }).click();
    await expectAccessible("/[...category]", "filters");
    await page.setViewportSize({ width: 768, height: 844 });
    expect.soft(await findLayoutViolations(page), "filters at 768 px").toEqual([]);
    // Axe takes the button of the sheet for the ground of prices that lie behind it.
    expect.soft(await violations(page, { excluded: PRODUCTS }), "filters at 768 px").toEqual([]);
  } else {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect(await firstScreenCards(page)).toBeGreaterThanOrEqual(15);
    if (size) await page.setViewportSize(size);
    await waitForHydration(page);
    await page
      .getByRole("link", { name: messages.clientMessage("allDepartments"), exact: true })
      .first()
      .click();
    await expect(
      page.getByRole("link", { name: messages.clientMessage("allDepartments"), exact: true }).first(),
    ).toHaveAttribute("aria-expanded", "true");
    await expectAccessible("/[...category]", "departments");
  }
});
