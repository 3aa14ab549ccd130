import { Keyboard } from "@/tests/support/e2e-keyboard";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

type Lists = { wishlists: { listId: number; name: string; isDefault: boolean; size: number }[] };
type CartView = { cartItems: { product: { productId: number } }[] };

test("a list is created from a product, renamed, reduced, bought and deleted", async ({
  page,
  context,
  shop,
  messages,
  expectAccessible,
}) => {
  test.slow();
  const { t, clientMessage } = messages;
  const journey = new ShopperJourney(page);
  const [first, second] = await shop.findProducts("piece", 2);
  if (!first || !second) throw new Error("too few products");
  const customer = await shop.customer({ withDelivery: true });
  await shop.signIn(context, customer);

  await page.goto(`/product/${first.slug}`);
  await page
    .getByRole("button", { name: clientMessage("star", { name: first.name }), exact: true })
    .first()
    .click();
  const dialog = journey.dialog(t("lists.dialogTitle"));
  await expect(dialog.getByRole("list", { name: t("lists.choose") })).toBeVisible();
  await expectAccessible("/product/[slug]", "lists");
  await dialog.getByLabel(t("lists.newName")).fill("Grigliata");
  await dialog.getByRole("button", { name: t("lists.create") }).click();
  await expect(journey.notification(t("lists.added", { name: first.name, list: "Grigliata" }))).toBeVisible();

  const created = ((await customer.call("wishlist/list")) as Lists).wishlists.find(
    ({ name }) => name === "Grigliata",
  );
  await customer.call("wishlist/add", {
    list_id: created?.listId,
    product_id: second.productId,
    quantity: 2,
  });
  await page.goto("/profile/lists");
  await expect(page.getByRole("link", { name: "Grigliata" })).toBeVisible();
  await expectAccessible("/profile/lists");
  await page.getByRole("link", { name: "Grigliata" }).click();
  const productLinks = page.getByRole("main").locator('a[href*="/product/"]');
  await expect(productLinks).toHaveCount(2);
  await expectAccessible("/profile/lists/[listId]");

  await page.getByRole("button", { name: t("lists.rename") }).click();
  await page.getByLabel(t("lists.nameLabel")).fill("Brace");
  await expectAccessible("/profile/lists/[listId]", "renaming");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Brace" })).toBeVisible();
  await expect(page.getByRole("button", { name: t("lists.rename") })).toBeFocused();

  const keyboard = new Keyboard(page);
  await keyboard.press(page.getByRole("button", { name: t("lists.removeNamed", { name: first.name }) }));
  await expect(productLinks).toHaveCount(1);
  await expect(
    page.getByRole("button", { name: t("lists.removeNamed", { name: second.name }) }),
  ).toBeFocused();
  const undo = page
    .getByRole("region", { name: clientMessage("notifications") })
    .getByRole("button", { name: t("common.cancel") });
  await undo.first().click();
  await expect(productLinks).toHaveCount(2);

  const cartProductIds = async () =>
    ((await customer.call("cart/view")) as CartView).cartItems.map(({ product }) => product.productId).sort();
  await page.getByRole("button", { name: t("lists.addAll") }).click();
  await expect(journey.notification(t("lists.addedAll", { count: 2 }))).toBeVisible();
  expect(await cartProductIds()).toEqual([first.productId, second.productId].sort());
  await undo.last().click();
  await expect.poll(cartProductIds).toEqual([]);

  await page.getByRole("link", { name: t("lists.asGrid") }).click();
  await expect(page).toHaveURL(/\/grid$/);
  await expect(journey.addButton(second.name)).toBeVisible();
  await expectAccessible("/profile/lists/[listId]/grid");

  await page.getByRole("button", { name: t("lists.makeDefault") }).click();
  await expect(page.getByText(t("lists.isDefault"), { exact: true })).toBeVisible();
  await page.goto("/profile/preferred");
  await expect(page.getByRole("heading", { level: 1, name: t("lists.favourites") })).toBeVisible();
  await expectAccessible("/profile/preferred");
  await expect(page.getByRole("button", { name: t("lists.delete"), exact: true })).toBeHidden();
  await page.goto(`/profile/lists/${created?.listId}`);
  await page.getByRole("button", { name: t("lists.delete"), exact: true }).click();
  await journey
    .dialog(t("lists.deleteTitle", { name: "Brace" }))
    .getByRole("button", { name: t("lists.deleteConfirm") })
    .click();
  await expect(page).toHaveURL(/\/profile\/lists$/);
  await expect(page.getByRole("link", { name: "Brace" })).toBeHidden();
  expect(((await customer.call("wishlist/list")) as Lists).wishlists).toMatchObject([{ isDefault: true }]);
});

test("a read-only shared list can be viewed and bought, not changed", async ({
  page,
  context,
  shop,
  messages,
  expectAccessible,
}) => {
  const { t } = messages;
  const { productId, name } = await shop.findProduct("piece");
  const [owner, guest] = [await shop.customer(), await shop.customer({ withDelivery: true })];
  const { wishlists } = (await owner.call("wishlist/list")) as Lists;
  const listId = wishlists[0]?.listId;
  await owner.call("wishlist/add", { list_id: listId, product_id: productId });
  await shop.sql(
    `insert into wishlist_share values (${listId}, ${guest.record.customerId}, 'READ') returning list_id`,
  );
  await shop.signIn(context, guest);
  await page.goto(`/profile/lists/${listId}`);
  await expect(page.getByText(t("lists.shared"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("lists.addAll") })).toBeVisible();
  for (const control of [
    t("lists.rename"),
    t("lists.delete"),
    t("lists.makeDefault"),
    t("lists.removeNamed", { name }),
  ])
    await expect(page.getByRole("button", { name: control })).toBeHidden();
  await expectAccessible("/profile/lists/[listId]", "read-only");
});
