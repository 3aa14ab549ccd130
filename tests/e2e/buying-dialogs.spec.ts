import { Line } from "@/tests/support/e2e-line";
import { expect, test } from "./fixtures";

test.describe("goods by weight", () => {
  test("are counted in steps of weight and priced as an estimate", async ({ page, context, shop, words }) => {
    const { leaf, t } = words;
    const line = new Line(page);
    const { name, slug, productId } = await shop.one("weight");
    const [rule] = await shop.sql<{ first: number; step: number; single: number }>(
      `select (infos->>'WEIGHT_SELLING')::float as first, (infos->>'STEP_SELLING')::float as step,
         (infos->>'WEIGHT_SELLING_SINGLE_UNIT')::float as single from product where product_id = ${productId}`,
    );
    if (!rule) throw new Error("no weights");
    const shown = (kilograms: number) => ({
      grams: `${Math.round(kilograms * 1000)} g`,
      pieces: leaf("about", { n: Math.round(kilograms / rule.single) }),
    });
    const buy = page.getByRole("article");
    await shop.signIn(context, await shop.customer({ settled: true }));
    await page.goto(`/product/${slug}`);
    await expect(buy.getByText(t("product.looseNote"))).toBeVisible();

    await line.addButton(name).click();
    await expect(buy.getByText(shown(rule.first).grams, { exact: true })).toBeVisible();
    await expect(buy.getByText(shown(rule.first).pieces, { exact: true })).toBeVisible();

    await buy.getByRole("button", { name: leaf("more", { name }) }).click();
    await expect(buy.getByText(shown(rule.first + rule.step).grams, { exact: true })).toBeVisible();
    await buy.getByRole("button", { name: leaf("less", { name }) }).click();
    await expect(buy.getByText(shown(rule.first).pieces, { exact: true })).toBeVisible();

    await line.toCart();
    await expect(line.cartLine(name).getByText(t("cart.estimated"), { exact: true })).toBeVisible();

    await line
      .cartLine(name)
      .getByRole("button", { name: leaf("takeOut", { name }) })
      .first()
      .click();
    await page
      .getByRole("dialog", { name: t("cart.removeTitle") })
      .getByRole("button", { name: t("cart.removeConfirm") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("cart.emptyTitle") })).toBeVisible();
    await page
      .getByRole("region", { name: leaf("notifications") })
      .getByRole("button", { name: t("common.cancel") })
      .click();
    await expect(line.cartLine(name).getByText(shown(rule.first).grams, { exact: true })).toBeVisible();
  });
});

test.describe("a promotion one may choose", () => {
  type Item = {
    cartItemInfo: Record<string, string>;
    product: { warehousePromo?: { warehousePromoId: number } };
  };

  for (const answer of ["yes", "no"] as const)
    test(`answered ${answer} adds the product with it or without`, async ({ page, context, shop, words }) => {
      const { t } = words;
      const line = new Line(page);
      const { name, slug, productId } = await shop.one("promotion");
      const [row] = await shop.sql<{ id: number }>(
        `select (promo->>'warehousePromoId')::int as id from product where product_id = ${productId}`,
      );
      const customer = await shop.customer({ settled: true });
      await shop.signIn(context, customer);
      await page.goto(`/product/${slug}`);
      await line.addButton(name).click();
      await line
        .dialog(t("cart.promotionTitle"))
        .getByRole("button", { name: t(`common.${answer}`), exact: true })
        .click();
      await expect(
        page.getByRole("textbox", { name: words.leaf("quantityOf", { name }) }).first(),
      ).toHaveValue("1");
      await expect(line.notification(t("cart.added", { name }))).toBeVisible();
      const { cartItems } = (await customer.call("cart/view")) as { cartItems: Item[] };
      expect(cartItems.map(({ cartItemInfo }) => Number(cartItemInfo.use_wpid))).toEqual([
        answer === "yes" ? row?.id : -1,
      ]);
    });

  test("closed adds nothing", async ({ page, context, shop, words }) => {
    const { t } = words;
    const line = new Line(page);
    const { name, slug } = await shop.one("promotion");
    const customer = await shop.customer({ settled: true });
    await shop.signIn(context, customer);
    await page.goto(`/product/${slug}`);
    await line.addButton(name).click();
    await expect(line.dialog(t("cart.promotionTitle"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(line.dialog(t("cart.promotionTitle"))).toBeHidden();
    await expect(line.addButton(name)).toBeFocused();
    expect((await customer.call("cart/view")) as object).toMatchObject({ totalItems: 0 });
  });
});

test.describe("options", () => {
  test("are all asked for before the product goes in", async ({ page, context, shop, words }) => {
    const { t } = words;
    const line = new Line(page);
    const { name, slug, productId } = await shop.one("options");
    const [row] = await shop.sql<{ options: { options: { value: string }[] }[] }>(
      `select select_options as options from product where product_id = ${productId}`,
    );
    const value = row?.options[0]?.options[1]?.value ?? "";
    await shop.signIn(context, await shop.customer({ settled: true }));
    await page.goto(`/product/${slug}`);
    await line.addButton(name).click();
    const dialog = line.dialog(t("cart.optionsTitle"));
    await expect(dialog.getByRole("button", { name: t("cart.optionsConfirm") })).toBeDisabled();
    await dialog.getByRole("radio", { name: value }).check();
    await dialog.getByRole("button", { name: t("cart.optionsConfirm") }).click();
    await expect(line.notification(t("cart.added", { name }))).toBeVisible();
    await line.toCart();
    await expect(line.cartLine(name).getByText(value)).toBeVisible();
  });

  test("closed with the cross add nothing", async ({ page, context, shop, words }) => {
    const line = new Line(page);
    const { name, slug } = await shop.one("options");
    await shop.signIn(context, await shop.customer({ settled: true }));
    await page.goto(`/product/${slug}`);
    await line.addButton(name).click();
    await line
      .dialog(words.t("cart.optionsTitle"))
      .getByRole("button", { name: words.leaf("close"), exact: true })
      .click();
    await expect(line.dialog(words.t("cart.optionsTitle"))).toBeHidden();
    await expect(line.addButton(name)).toBeVisible();
  });
});

test.describe("the back button", () => {
  test("closes an open dialog and stays on the page", async ({ page, shop, words }) => {
    const line = new Line(page);
    const { name, slug } = await shop.one("piece");
    await page.goto("/");
    await page.goto(`/product/${slug}`);
    await line.addButton(name).click();
    await expect(line.dialog(words.t("login.dialogTitle"))).toBeVisible();
    await page.goBack();
    await expect(line.dialog(words.t("login.dialogTitle"))).toBeHidden();
    await expect(page).toHaveURL(`/product/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(line.addButton(name)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("after a dialog was closed by its cross leaves the page at once", async ({ page, shop, words }) => {
    const line = new Line(page);
    const { name, slug } = await shop.one("piece");
    await page.goto("/");
    await page.goto(`/product/${slug}`);
    await line.addButton(name).click();
    await line
      .dialog(words.t("login.dialogTitle"))
      .getByRole("button", { name: words.leaf("close"), exact: true })
      .click();
    await expect(line.dialog(words.t("login.dialogTitle"))).toBeHidden();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain("madiaDialog");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
});
