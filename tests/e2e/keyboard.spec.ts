import { Keyboard } from "@/tests/support/e2e-keyboard";
import { BANK, HOME, Line } from "@/tests/support/e2e-line";
import { PASSWORD } from "@/tests/support/e2e-routes";
import { expect, test } from "./fixtures";

test.skip(({ isMobile }) => isMobile, "a phone has no keyboard");

test("the whole line by keyboard alone", async ({ page, shop, words }) => {
  test.slow();
  const { t, leaf } = words;
  const line = new Line(page);
  const keys = new Keyboard(page);
  const [piece, weight] = [await shop.one("piece"), await shop.one("weight")];
  const customer = await shop.customer();
  const service = await shop.serviceName(2);
  const bag = await shop.bag();
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("from the skip link to a product", async () => {
    await page.goto(`/${piece.categorySlug}`);
    await keys.press(page.getByRole("link", { name: t("common.skipToContent") }));
    await keys.press(page.getByRole("main").getByRole("link", { name: piece.name, exact: true }).first());
    await expect(page.getByRole("heading", { level: 1, name: piece.name })).toBeVisible();
  });

  await test.step("through the suggestions to another", async () => {
    await keys.write(line.search, weight.name);
    const option = page.getByRole("option", { name: weight.name }).filter({ hasText: "/kg" }).first();
    await expect(option).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(option).toHaveAttribute("data-highlighted", "", { timeout: 100 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: weight.name })).toBeVisible();
  });

  await test.step("log-in, address and slot", async () => {
    await keys.press(line.addButton(weight.name));
    const login = line.dialog(t("login.dialogTitle"));
    await expect(login).toBeVisible();
    await keys.held(login);
    await keys.write(login.getByLabel(t("login.login"), { exact: true }), customer.made.login);
    await keys.write(login.getByLabel(t("login.password"), { exact: true }), PASSWORD);
    await page.keyboard.press("Enter");

    const address = line.dialog(t("delivery.addressTitle"));
    await expect(address).toBeVisible();
    await keys.held(address);
    const tab = address.getByRole("tab", { name: service });
    await keys.tabTo(address.getByRole("tab", { selected: true }));
    await expect(async () => {
      if ((await tab.getAttribute("aria-selected")) === "true") return;
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 100 });
    }).toPass();
    for (const [field, value] of Object.entries(HOME))
      await keys.write(
        address.getByLabel(t(`delivery.field.${field as keyof typeof HOME}`), { exact: true }),
        value,
      );
    await keys.press(address.getByRole("button", { name: t("delivery.saveAddress") }));

    const slots = line.dialog(t("delivery.timeslotTitle"));
    await expect(slots.getByRole("tab").nth(2)).toBeVisible();
    await keys.held(slots);
    await keys.tabTo(slots.getByRole("tab", { selected: true }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await keys.press(
      slots
        .getByRole("tabpanel")
        .getByRole("button", { name: t("delivery.availability.empty") })
        .first(),
    );
    await expect(line.notification(t("cart.added", { name: weight.name }))).toBeVisible();
  });

  await test.step("more of it, the focus staying on the control", async () => {
    const more = button(leaf("more", { name: weight.name })).first();
    await expect(more).toBeFocused();
    for (let click = 0; click < 3; click += 1) await page.keyboard.press("Enter");
    await expect(more).toBeFocused();
    await page.goto(`/product/${piece.slug}`);
    await keys.press(line.addButton(piece.name));
    const quantity = page.getByRole("textbox", { name: leaf("quantityOf", { name: piece.name }) }).first();
    await expect(button(leaf("more", { name: piece.name })).first()).toBeFocused();
    await keys.tabTo(quantity, "Shift+Tab");
    await page.keyboard.type(String(Math.ceil(4200 / piece.priceCents)));
    await page.keyboard.press("Enter");
    await expect(line.notification(t("cart.added", { name: piece.name }))).toBeVisible();
  });

  await test.step("cart and checkout", async () => {
    await keys.press(page.getByRole("banner").getByRole("link", { name: new RegExp(`^${leaf("cart")}`) }));
    const beside = line.dialog(t("cart.title"));
    await expect(beside).toBeVisible();
    await keys.held(beside);
    await keys.press(beside.getByRole("link", { name: t("cart.toCart") }));
    await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible();
    await keys.press(page.getByRole("link", { name: t("cart.checkout") }));
    await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
    await keys.press(line.addButton(bag));
    await expect(button(leaf("more", { name: bag }))).toBeFocused();
    await keys.press(button(t("checkout.toPayment")));
    await expect(page.getByRole("heading", { name: t("checkout.step.payment") })).toBeFocused();
    await keys.press(button(t("checkout.toConfirm")));
    await expect(page.getByRole("heading", { name: t("checkout.step.confirm") })).toBeFocused();
    await keys.press(page.getByRole("checkbox"), "Space");
    await expect(page.getByRole("checkbox")).toBeChecked();
    await keys.press(button(t("checkout.order")));
  });

  await test.step("bank, confirmation and order", async () => {
    await keys.press(page.getByRole("button", { name: BANK.approve }));
    const orderId = await line.confirmed();
    await keys.press(page.getByRole("link", { name: t("payment.toOrder") }));
    await expect(page).toHaveURL(`/profile/orders/${orderId}`);
  });
});

test("an order without its conditions accepted puts the focus where it is wanting", async ({
  page,
  context,
  shop,
  words,
}) => {
  const { t } = words;
  const line = new Line(page);
  const keys = new Keyboard(page);
  const piece = await shop.one("piece");
  const customer = await shop.customer({ settled: true });
  await customer.add(piece.productId, Math.ceil(4200 / piece.priceCents));
  await shop.signIn(context, customer);
  await page.goto("/checkout");
  await keys.press(page.getByRole("button", { name: t("checkout.toPayment") }));
  await expect(page.getByRole("heading", { name: t("checkout.bagsTitle") })).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: t("checkout.bagMissing") })).toBeVisible();
  await keys.press(line.addButton(await shop.bag()));
  await keys.press(page.getByRole("button", { name: t("checkout.toPayment") }));
  await keys.press(page.getByRole("button", { name: t("checkout.toConfirm") }));
  await keys.press(page.getByRole("button", { name: t("checkout.order") }));
  await expect(page.getByRole("checkbox")).toBeFocused();
  await expect(page.getByText(t("checkout.conditionsMissing"))).toBeVisible();
});
