import { Keyboard } from "@/tests/support/e2e-keyboard";
import { expect, test } from "./fixtures";

test("in a window like a phone's no tab stop is behind the bottom bar or beside the window @desktop", async ({
  page,
  context,
  shop,
  messages,
}) => {
  await shop.signIn(context, await shop.customer());
  await page.setViewportSize({ width: 390, height: 844 });
  const bottomBar = page.getByRole("navigation", { name: messages.t("layout.shortcuts") });
  const hidden: string[] = [];
  for (const [path, stops] of Object.entries({
    "/": 85,
    "/ricette": 30,
    "/offerte": 36,
    "/profile/orders": 30,
  })) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      const text = await bottomBar.evaluate(async (bar) => {
        // A row snaps to a place after the focus has scrolled it.
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const element = document.activeElement;
        if (!element || element === document.body || bar.contains(element)) return "";
        const { left, right, top } = element.getBoundingClientRect();
        const isCovered = top >= bar.getBoundingClientRect().top || left < -1 || right > innerWidth + 1;
        return isCovered ? (element.textContent ?? "?") : "";
      });
      if (text) hidden.push(`${path} ${text}`);
    }
  }
  expect(hidden).toEqual([]);
});

test("after a skip link a dialog gives the focus back to its button @desktop", async ({
  page,
  context,
  shop,
  messages: { t },
}) => {
  const customer = await shop.customer({ withDelivery: true });
  const { orderId } = await shop.placeOrder(customer);
  await shop.signIn(context, customer);
  await page.goto(`/profile/orders/${orderId}`);
  const button = page.getByRole("button", { name: t("orders.modify"), exact: true });
  await expect(button).toBeVisible();
  const keyboard = new Keyboard(page);
  await keyboard.press(page.getByRole("link", { name: t("common.skipToContent") }));
  await keyboard.press(page.getByRole("link", { name: t("profile.skipMenu") }));
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: t("orders.modifyTitle", { orderId }) });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.waitForFunction(() => !(history.state as { madiaDialog?: boolean } | null)?.madiaDialog);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(button).toBeFocused();
});
