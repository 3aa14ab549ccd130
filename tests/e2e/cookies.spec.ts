import type { Page } from "@playwright/test";
import { COOKIE_STORAGE_KEY } from "@/lib/consent/cookie-preferences";
import { findLayoutViolations } from "@/tests/support/e2e-layout";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

test.use({ hasCookieChoice: false });

type Proof = { analytics: boolean; profilation: boolean; words: string };
type DataLayerEvent = {
  event?: string;
  ecommerce?: { items?: { item_name: string }[]; transaction_id?: string };
};

const readChoice = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "null") as { uuid: string } | null,
    COOKIE_STORAGE_KEY,
  );

const readEvents = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: DataLayerEvent[] }).dataLayer ?? []).filter(({ event }) => event !== undefined),
  );

const isUncovered = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const eventNames = async (page: Page) => (await readEvents(page)).map(({ event }) => event);

test("at the first visit a bar rejects by keyboard as easily as it accepts", async ({
  page,
  shop,
  messages,
  expectAccessible,
}) => {
  const { t, clientMessage } = messages;
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  const { categorySlug, name } = await shop.findProduct("piece");
  await page.goto(`/${categorySlug}`);
  const bar = page.getByRole("region", { name: clientMessage("cookieTitle"), exact: true });
  await expect(bar).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: t("common.skipToContent") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("link", { name: clientMessage("cookiePolicy") })).toBeFocused();
  await expectAccessible("/[...category]", "cookie bar");
  const [reject, accept] = ["cookieReject", "cookieAccept"].map((key) =>
    bar.getByRole("button", { name: clientMessage(key as "cookieReject"), exact: true }),
  );
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const boxes = await Promise.all([reject, accept].map((button) => button?.boundingBox()));
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);
    await new ShopperJourney(page).addButton(name).first().click({ trial: true });
  }

  await reject?.focus();
  const sent = page.waitForResponse(/cookie-preferences\/save/);
  await page.keyboard.press("Enter");
  await expect(bar).toHaveCount(0);
  expect((await sent).status()).toBe(200);
  const choice = await readChoice(page);
  expect(choice).toMatchObject({ technical: true, analytics: false, profilation: false });
  const proofs = await shop.sql<Proof>(`select * from cookie_choice where uuid = '${choice?.uuid}'`);
  expect(proofs).toMatchObject([{ analytics: false, profilation: false }]);
  expect(proofs[0]?.words).toContain(clientMessage("cookieText"));

  await page.reload();
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: t("layout.cookieSettings") })
    .click();
  const analytics = new ShopperJourney(page)
    .dialog(t("cookies.title"))
    .getByRole("checkbox", { name: t("cookies.analytics") });
  await expect(analytics).not.toBeChecked();
  await expect(bar).toHaveCount(0);
  expect(await eventNames(page)).toEqual([]);
  expect(foreign).toEqual([]);
});

test("the choice is changed in the footer; events are pushed with consent only, an order once", async ({
  page,
  context,
  shop,
  messages,
}) => {
  const { t, clientMessage } = messages;
  const journey = new ShopperJourney(page);
  const piece = await shop.findProduct("piece");
  const customer = await shop.customer({ withDelivery: true });
  const { orderId } = await shop.placeOrder(customer);
  await customer.chooseDelivery();
  const weight = await shop.findProduct("weight");
  await customer.add(weight.productId, 2);
  await shop.signIn(context, customer);
  await page.goto("/cart");
  const bar = page.getByRole("region", { name: clientMessage("cookieTitle"), exact: true });
  await expect(bar).toBeVisible();
  // A telephone, and a window at 400 %.
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    for (const button of [
      page.getByRole("link", { name: t("cart.checkout") }),
      bar.getByRole("button", { name: clientMessage("cookieReject"), exact: true }),
    ]) {
      await button.scrollIntoViewIfNeeded();
      await expect.poll(() => button.evaluate(isUncovered)).toBe(true);
    }
    expect.soft(await findLayoutViolations(page), `${size.width} × ${size.height} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(`/${piece.categorySlug}`);
  await page.getByRole("button", { name: clientMessage("cookieChoose"), exact: true }).click();
  const dialog = journey.dialog(t("cookies.title"));
  await expect(dialog.getByRole("checkbox", { name: t("cookies.technical") })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: t("cookies.analytics") }).check();
  await dialog.getByRole("button", { name: t("cookies.save") }).click();
  await expect.poll(() => eventNames(page)).toContain("view_item_list");
  expect(await eventNames(page)).toContain("content-view");

  await page.getByRole("main").getByRole("link", { name: piece.name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: piece.name })).toBeVisible();
  await expect.poll(() => eventNames(page)).toContain("view_item");
  expect(await eventNames(page)).toContain("select_item");
  await journey.addButton(piece.name).click();
  await expect.poll(() => eventNames(page)).toContain("add_to_cart");
  const views = (await readEvents(page)).filter(({ event }) => event === "view_item");
  expect(views.map(({ ecommerce }) => ecommerce?.items?.[0]?.item_name)).toEqual([piece.name]);

  await page.goto(`/cart/payment-completed/${orderId}`);
  await expect.poll(() => eventNames(page)).toContain("purchase");
  await page.reload();
  await expect.poll(() => eventNames(page)).toContain("content-view");
  expect(await eventNames(page)).not.toContain("purchase");

  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: t("layout.cookieSettings") })
    .click();
  await expect(dialog.getByRole("checkbox", { name: t("cookies.analytics") })).toBeChecked();
  await dialog.getByRole("button", { name: t("cookies.reject") }).click();
  const before = (await readEvents(page)).length;
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("layout.allDepartments") })
    .click();
  await expect(page).toHaveURL("/reparti");
  expect(await readEvents(page)).toHaveLength(before);
});
