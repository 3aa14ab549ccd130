import { BAG, ON_DELIVERY } from "@/tests/support/e2e-shop";
import { expect, test } from "./fixtures";

test("a page of forty blocks renders without overflow", async ({ page, expectAccessible }) => {
  await page.goto("/vetrina");
  await expect(page.getByRole("heading", { level: 1, name: "La vetrina" })).toBeVisible();
  const titles = [
    "Allineati",
    "Novità",
    "A sorpresa",
    "In offerta",
    "Ricette",
    "Volantini",
    "Il vicino resta",
  ];
  for (const name of titles)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeAttached();
  await expect(page.getByRole("heading", { name: "Le tue abitudini" })).toHaveCount(0);
  await page.getByRole("heading", { name: "La spesa della settimana, per posta" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Iscrivimi" })).toBeVisible();
  await expectAccessible("/[...category]", "all blocks");
});

test("a video loads only on click, in a dialog", async ({ page, messages: { clientMessage } }) => {
  const externalRequests: string[] = [];
  await page.route(/youtube/, (route) => {
    externalRequests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>video</title>" });
  });
  await page.goto("/vetrina");
  const links = page.getByRole("link", { name: "Guarda il banco" });
  await expect(links).toHaveCount(3);
  await links.first().scrollIntoViewIfNeeded();
  expect(externalRequests).toEqual([]);
  const player = page.getByRole("dialog", { name: "Guarda il banco" });
  await expect(async () => {
    // Once it is open, the dialog covers the link.
    if (!(await player.isVisible())) await links.first().click({ timeout: 1000 });
    await expect(player).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => externalRequests).not.toEqual([]);
  expect(externalRequests.every((url) => url.startsWith("https://www.youtube-nocookie.com/embed/"))).toBe(
    true,
  );
  const playerWidth = async () => (await player.boundingBox())?.width;
  await expect.poll(playerWidth).toBe(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(playerWidth).toBe(700);
  await player.getByRole("button", { name: clientMessage("close") }).click();
  await expect(player).toHaveCount(0);
  await expect(links.first()).toBeFocused();
});

test.describe("in the app", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile MadiaApp/1.5.1" });

  test("the tutorial is shown once", async ({ page, messages: { t }, expectAccessible }) => {
    await page.goto("/");
    const tutorial = page.getByRole("dialog", { name: "Benvenuto in Madia" });
    await expect(tutorial.getByRole("heading", { name: "Dicci dove e quando" })).toBeVisible();
    await expectAccessible("/", "tutorial");
    await tutorial.getByRole("group").press("ArrowRight");
    await tutorial.getByRole("button", { name: t("blocks.tutorial.next") }).click();
    await tutorial.getByRole("button", { name: t("blocks.tutorial.done") }).click();
    await expect(tutorial).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(tutorial).toHaveCount(0);
  });
});

test("frequently bought products appear only on that customer's home page", async ({
  page,
  context,
  shop,
}) => {
  const customer = await shop.customer({ withDelivery: true });
  const product = await shop.findProduct("piece");
  await customer.add(product.productId, 20);
  await customer.add(BAG, 1);
  await customer.buy(ON_DELIVERY);
  await page.goto("/");
  const frequentlyBought = page.getByRole("heading", { name: "Quello che compri di solito" });
  await expect(frequentlyBought).toHaveCount(0);
  await shop.signIn(context, customer);
  await page.reload();
  await expect(frequentlyBought).toBeVisible();
});
