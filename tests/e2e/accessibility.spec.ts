import type { Page } from "@playwright/test";
import { violations } from "@/tests/support/e2e-axe";
import {
  DESKTOP_WIDTHS,
  findLayoutViolations,
  findPageViolations,
  PHONE_WIDTHS,
} from "@/tests/support/e2e-layout";
import { PRODUCT_CONDITIONS, type Shop } from "@/tests/support/e2e-shop";
import { BANK_BUTTONS, ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

const violationsOf = (page: Page, isMobile: boolean) =>
  findPageViolations(page, isMobile ? PHONE_WIDTHS : DESKTOP_WIDTHS);

const PRODUCTS = "[aria-labelledby=products]";
const CARDS = `${PRODUCTS} li:has(h3)`;

/** Another one for each window: it will be sold out. */
async function findLongestName(shop: Shop, isMobile: boolean): Promise<{ productId: number; name: string }> {
  const [longest] = await shop.sql<{ productId: number; name: string }>(
    `select product_id as "productId", name from product where ${PRODUCT_CONDITIONS.piece}
     order by length(name) desc, product_id offset ${isMobile ? 0 : 1} limit 1`,
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

test.describe("states @both", () => {
  test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

  test("cart and checkout", async ({ page, context, shop, messages, isMobile }) => {
    test.slow();
    const { t } = messages;
    const journey = new ShopperJourney(page);
    const [piece, weight] = [await shop.findProduct("piece"), await shop.findProduct("weight")];
    const customer = await shop.customer({ withDelivery: true });
    await shop.signIn(context, customer);
    const expectAccessible = async (name: string) =>
      expect.soft(await violationsOf(page, isMobile), name).toEqual([]);

    await page.goto("/cart");
    await expect(page.getByRole("heading", { level: 1, name: t("cart.emptyTitle") })).toBeVisible();
    await expectAccessible("empty cart");
    const longest = await findLongestName(shop, isMobile);
    await customer.add(longest.productId, 12);
    await customer.add(await findMultiBuy(shop), 2);
    await customer.add(weight.productId, 2);
    await shop.sql(`update product set stock = 0 where product_id = ${longest.productId}`);
    await page.goto("/cart");
    await page.getByRole("button", { name: t("checkout.unavailable.replaceNamed", longest) }).click();
    await expect(
      page
        .getByRole("button", {
          name: messages.pattern(t("checkout.unavailable.takeNamed", { name: ANY_TEXT })),
        })
        .first(),
    ).toBeVisible();
    await expectAccessible("cart with an offer and what is sold out");
    await shop.sql(`update product set stock = null where product_id = ${longest.productId}`);
    await customer.call("cart/empty", {});
    await customer.add(piece.productId, Math.ceil(4200 / piece.priceCents));
    await customer.add(weight.productId, 2);
    await page.goto(`/${piece.categorySlug}`);
    await expect(
      page.getByRole("textbox", { name: messages.clientMessage("quantityOf", { name: piece.name }) }).first(),
    ).toBeVisible();
    await expectAccessible("category with a cart");
    await page.goto("/cart");
    await expect(journey.cartLine(piece.name).first()).toBeVisible();
    await expectAccessible("cart");
    await journey.goToPayment(await shop.bagName());
    await expectAccessible("payment step");
    await page.getByRole("button", { name: t("checkout.toConfirm") }).click();
    const terms = await journey.termsToAccept();
    await expectAccessible("confirm step");
    await page.getByRole("button", { name: t("checkout.order") }).click();
    await expect(page.getByText(t("checkout.conditionsMissing"))).toBeVisible();
    await expectAccessible("confirm step with an error");
    for (const checkbox of terms) await checkbox.check();
    await page.getByRole("button", { name: t("checkout.order") }).click();
    await expect(page.getByRole("button", { name: BANK_BUTTONS.approve })).toBeVisible();
    await expectAccessible("the bank");
    await journey.decideAtBank("decline");
    await expect(page.getByRole("heading", { level: 1, name: t("payment.failedTitle") })).toBeVisible();
    await expectAccessible("payment declined");
    const orderId = Number(/\d+$/.exec(page.url())?.[0]);
    await page.goto(`/payment?orderId=${orderId}`);
    await expect(page.getByRole("heading", { level: 1, name: t("payment.toPayTitle") })).toBeVisible();
    await expectAccessible("orders to pay");
    await page.getByRole("button", { name: t("payment.payOnDelivery"), exact: true }).click();
    await journey.expectConfirmation();
    await expectAccessible("confirmed");
  });

  test("dialogs, menus and notifications", async ({ page, context, shop, messages, isMobile }) => {
    test.slow();
    const { t, clientMessage } = messages;
    const journey = new ShopperJourney(page);
    const [piece, promotion, options] = [
      await shop.findProduct("piece"),
      await shop.findProduct("promotion"),
      await shop.findProduct("options"),
    ];
    const expectAccessible = async (name: string) =>
      expect.soft(await violationsOf(page, isMobile), name).toEqual([]);

    await page.goto(`/product/${piece.slug}`);
    await journey.search.fill("latte");
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await expectAccessible("suggestions");
    await page.keyboard.press("Escape");
    await journey.addButton(piece.name).click();
    const place = journey.dialog(t("delivery.place.title"));
    await place.getByLabel(t("delivery.place.postalcode"), { exact: true }).fill("20121");
    await expect(place.getByRole("button", { name: await shop.serviceName(2) })).toBeVisible();
    await expectAccessible("postal code and services");
    await place.getByRole("button", { name: t("delivery.place.haveAccount") }).click();
    await expect(journey.dialog(t("login.dialogTitle"))).toBeVisible();
    await expectAccessible("login");
    await journey
      .dialog(t("login.dialogTitle"))
      .getByRole("button", { name: t("login.submit"), exact: true })
      .click();
    await expectAccessible("login with errors");
    const customer = await shop.customer({ address: true });
    await journey.logIn(customer.record.login);
    const address = journey.dialog(t("delivery.addressTitle"));
    await expect(address.getByRole("tab").first()).toBeVisible();
    for (const id of [1, 4, 2] as const) {
      await address.getByRole("tab", { name: await shop.serviceName(id) }).click();
      await expect(
        address.getByRole("button", { name: new RegExp(`^${t("delivery.choose")} `) }).first(),
      ).toBeVisible();
      await expectAccessible(`places of service ${id}`);
    }
    await address.getByRole("button", { name: t("delivery.addAddress") }).click();
    await address.getByRole("button", { name: t("delivery.saveAddress") }).click();
    await expectAccessible("address with errors");
    await address.getByRole("button", { name: t("delivery.cancel") }).click();
    await address
      .getByRole("button", { name: new RegExp(`^${t("delivery.choose")} `) })
      .first()
      .click();
    await expect(journey.notification(t("cart.added", { name: piece.name }))).toBeVisible();
    await expectAccessible("added, with its notification");
    await page.getByRole("banner").getByRole("button", { name: "Via" }).click();
    await expect(journey.dialog(t("delivery.timeslotTitle")).getByRole("tab").nth(3)).toBeVisible();
    await expectAccessible("slots");
    await journey.chooseSlot();
    if (journey.hasCartDrawer) {
      await page
        .getByRole("banner")
        .getByRole("link", { name: new RegExp(`^${clientMessage("cart")}`) })
        .click();
      await expect(journey.dialog(t("cart.title")).getByText(piece.name)).toBeVisible();
      await expectAccessible("cart drawer");
    }

    await shop.signIn(context, customer);
    await page.goto(`/product/${promotion.slug}`);
    await journey.addButton(promotion.name).click();
    await expect(journey.dialog(t("cart.promotionTitle"))).toBeVisible();
    await expectAccessible("promotion");
    await page.goto(`/product/${options.slug}`);
    await journey.addButton(options.name).click();
    await expect(journey.dialog(t("cart.optionsTitle"))).toBeVisible();
    await expectAccessible("options");
    await page.goto(`/product/${piece.slug}`);
    await page
      .getByRole("button", { name: clientMessage("star", { name: piece.name }) })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible("lists");
  });

  test("filters and departments", async ({ page, messages, isMobile }) => {
    test.slow();
    const expectAccessible = async (name: string) =>
      expect.soft(await violationsOf(page, isMobile), name).toEqual([]);
    await page.goto("/frutta-e-verdura");
    await expect(page.locator(CARDS).first()).toBeVisible();
    expect(await firstScreenCards(page)).toBeGreaterThanOrEqual(isMobile ? 4 : 8);
    // With actions, notes of two lines, a long name, choices on cards, a row of text after six products.
    for (const path of isMobile
      ? [
          "/macelleria",
          "/pane-e-pasticceria",
          "/pescheria",
          "/gastronomia-e-cucina-vegetale",
          "/salumi-e-formaggi",
        ]
      : ["/salumi-e-formaggi", "/mondo-bimbo", "/vini-birre-e-liquori"]) {
      await page.goto(path);
      await expect.poll(() => firstScreenCards(page), path).toBeGreaterThanOrEqual(isMobile ? 4 : 8);
    }
    await page.goto("/frutta-e-verdura");
    await expect(page.locator(CARDS).first()).toBeVisible();
    if (!isMobile) {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 1920, height: 1080 });
      expect(await firstScreenCards(page)).toBeGreaterThanOrEqual(15);
      if (size) await page.setViewportSize(size);
    }
    await page
      .getByText(messages.pattern(messages.t("category.sort.label") + ANY_TEXT))
      .first()
      .click();
    await expectAccessible("sort menu");
    if (isMobile) {
      await page.getByRole("button", { name: messages.t("category.filters") }).click();
      await expectAccessible("filters");
      await page.setViewportSize({ width: 768, height: 844 });
      expect.soft(await findLayoutViolations(page), "filters at 768 px").toEqual([]);
      // Axe takes the button of the sheet for the ground of prices that lie behind it.
      expect.soft(await violations(page, { excluded: PRODUCTS }), "filters at 768 px").toEqual([]);
    } else {
      await page
        .getByRole("link", { name: messages.clientMessage("allDepartments"), exact: true })
        .first()
        .click();
      await expect(
        page.getByRole("link", { name: messages.clientMessage("allDepartments"), exact: true }).first(),
      ).toHaveAttribute("aria-expanded", "true");
      await expectAccessible("departments");
    }
  });
});
