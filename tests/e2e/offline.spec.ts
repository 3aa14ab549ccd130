import { expect, test } from "./fixtures";

test.use({ serviceWorkers: "allow" });

test("the card stays readable without a network, and the page wanted comes with it", async ({
  page,
  context,
  shop,
  messages,
  expectConsole,
  expectAccessible,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const { t } = messages;
  await shop.signIn(context, await shop.customer());
  await page.goto("/profile/fidelity");
  const barcode = page.getByRole("img", { name: /2 9000/ });
  await expect(barcode).toBeVisible();
  // Services that no page needs start with the first use.
  await page.mouse.move(10, 10);
  await page.keyboard.press("Tab");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto("/profile/orders");
  await expect(page.getByRole("heading", { level: 1, name: t("offline.title") })).toBeVisible();
  await expect(barcode).toBeVisible();
  await expectAccessible("/offline");
  await context.setOffline(false);
  await expect(page).toHaveURL("/profile/orders");
  // The offline page is not a step of the way back.
  await page.goBack();
  await expect(page).toHaveURL("/profile/fidelity");
});
