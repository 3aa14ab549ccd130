import { BANK_REMEMBERS, Line } from "@/tests/support/e2e-line";
import { SOME } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

const HALF_PRICE = 9007;
const BRESCIA = 8;

test("goods split in packs, a voucher on one of them, paid with a card that is remembered, then changed", async ({
  page,
  context,
  shop,
  words,
}) => {
  const { t, pattern } = words;
  const line = new Line(page);
  const [split, piece] = [await shop.one("split"), await shop.one("piece")];
  const customer = await shop.customer({ settled: true });
  await shop.sql(
    `insert into user_gift (gift_certificate_id, customer_id) values (${HALF_PRICE}, ${customer.made.customerId})`,
  );
  await customer.add(piece.productId, Math.ceil(6000 / piece.priceCents));
  await shop.signIn(context, customer);

  await page.goto(`/product/${split.slug}`);
  const packs = t("product.splitInto", { count: 3 });
  await page.getByLabel(t("product.splitOnPackage")).selectOption(packs);
  await line.addButton(split.name).click();
  await expect(line.notification(t("cart.added", { name: split.name }))).toBeVisible();
  await line.toCart();
  await expect(line.cartLine(split.name).getByRole("combobox")).toHaveValue("3");

  await page.getByRole("button", { name: t("cart.couponChoose") }).click();
  const coupons = line.dialog(t("cart.couponTitle"));
  await coupons.getByRole("combobox").selectOption(piece.name);
  await coupons.getByRole("button", { name: t("cart.couponApply") }).click();
  await expect(page.getByText(t("cart.couponUsed", { count: 1 }))).toBeVisible();

  await line.toPayment(await shop.bag());
  await line.confirm();
  await page.getByRole("checkbox", { name: BANK_REMEMBERS }).check();
  await line.atBank("approve");
  const orderId = await line.confirmed();

  await page.goto(`/profile/orders/${orderId}`);
  await page.getByRole("button", { name: t("orders.modify") }).click();
  await line
    .dialog(t("orders.modifyTitle", { orderId }))
    .getByRole("button", { name: t("orders.modifyConfirm") })
    .click();
  const notice = page.getByRole("region", { name: t("cart.changingTitle", { orderId }) });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: t("delivery.editAddress") })).toBeHidden();
  await expect(page.getByText(t("cart.couponUsed", { count: 1 }))).toBeVisible();
  await line
    .cartLine(piece.name)
    .getByRole("button", { name: words.leaf("more", { name: piece.name }) })
    .click();

  await page.getByRole("link", { name: t("cart.checkout") }).click();
  await page.getByRole("button", { name: t("checkout.toPayment") }).click();
  await expect(page.getByRole("group", { name: t("checkout.card") })).toBeVisible();
  await line.confirm();
  const changedId = await line.confirmed();
  expect(changedId).not.toBe(orderId);

  await page.goto(`/profile/orders/${orderId}`);
  await expect(page.getByRole("link", { name: t("orders.replaced", { orderId: changedId }) })).toBeVisible();
  await page.goto("/profile/payment-method");
  await page.getByRole("button", { name: pattern(t("profile.cardRemoveNamed", { card: SOME })) }).click();
  await line
    .dialog(t("profile.cardRemoveTitle"))
    .getByRole("button", { name: t("profile.cardRemove") })
    .click();
  await expect(page.getByText(t("profile.noCards"))).toBeVisible();
});

test("a change given up leaves the order as it was, and another store asks for its consents first", async ({
  page,
  context,
  shop,
  words,
}) => {
  const { t } = words;
  const line = new Line(page);
  const piece = await shop.one("piece");
  const customer = await shop.customer({ settled: true });
  await customer.add(piece.productId, Math.ceil(4500 / piece.priceCents));
  await shop.signIn(context, customer);
  await page.goto("/cart");
  await line.toPayment(await shop.bag());
  await line.confirm();
  await line.atBank("approve");
  const orderId = await line.confirmed();

  await page.goto(`/profile/orders/${orderId}`);
  await page.getByRole("button", { name: t("orders.modify") }).click();
  await line
    .dialog(t("orders.modifyTitle", { orderId }))
    .getByRole("button", { name: t("orders.modifyConfirm") })
    .click();
  await page
    .getByRole("region", { name: t("cart.changingTitle", { orderId }) })
    .getByRole("button", { name: t("cart.giveUp") })
    .click();
  await line
    .dialog(t("cart.giveUpTitle", { orderId }))
    .getByRole("button", { name: t("cart.giveUpConfirm") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("cart.emptyTitle") })).toBeVisible();
  await page.goto(`/profile/orders/${orderId}`);
  await expect(page.getByRole("button", { name: t("orders.modify") })).toBeVisible();

  await page.goto("/profile/dashboard");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("delivery.editAddress") })
    .click();
  await line
    .dialog(t("delivery.addressTitle"))
    .getByRole("button", { name: t("delivery.changeStore") })
    .click();
  const [{ name: store } = { name: "" }] = await shop.sql<{ name: string }>(
    `select name from warehouse where store_id = ${BRESCIA}`,
  );
  await line
    .dialog(t("delivery.storeTitle"))
    .getByRole("button", { name: t("delivery.chooseNamed", { name: store }) })
    .click();
  const consents = line.dialog(t("delivery.consentTitle", { store }));
  await consents.getByRole("button", { name: t("delivery.consentSave") }).click();
  await expect(consents.getByText(t("delivery.consentRequired"))).toBeVisible();
  await consents.getByRole("checkbox").check();
  for (const deny of await consents.getByRole("radio", { name: t("delivery.consentDeny") }).all())
    await deny.check();
  await expect(consents.getByText(t("delivery.consentMarketing"))).toBeVisible();
  await consents.getByRole("button", { name: t("delivery.consentSave") }).click();
  await expect(
    line.dialog(t("delivery.addressTitle")).getByText(t("delivery.soldBy", { store })),
  ).toBeVisible();
});
