import { once } from "node:events";
import { connect } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { setSessionCookies } from "@/tests/support/e2e-shop";
import { type RunningStorefront, startStorefront } from "@/tests/support/e2e-storefront";
import { type RecordedShop, SLOW_PICTURE, startRecordedShop } from "@/tests/support/recorded-shop";
import { expect, test } from "./fixtures";

test.describe.configure({ mode: "default" });
/** Within the recorded promotion's dates. */
const OCTOBER = "2026-10-05T09:00:00+02:00";

const RECORDED_HOSTS = "www.tigros.it,www.latuaspesa.com";

let shop: RecordedShop;
let storefront: RunningStorefront;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startRecordedShop();
  storefront = await startStorefront(shop.url, { SHOP_CLOCK: OCTOBER, IMAGE_HOSTS: RECORDED_HOSTS });
});

test.afterAll(async () => {
  await storefront.stop();
  await shop.stop();
});

test.beforeEach(async ({ page, expectConsole }) => {
  // The recorded shops' images are not available here.
  expectConsole(/Failed to load resource/, /ERR_/);
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await page.clock.setFixedTime(OCTOBER);
});

const MISLABELLED = "divella-mezze-maniche-rigoloni-g-500-n55";
const PROMOTED = "la-molisana-mezze-man-rig-n38-500-g";

const search = (page: Page, q: string) => page.goto(`${storefront.url}/search?q=${encodeURIComponent(q)}`);

const card = (page: Page, slug: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href="/product/${slug}"]`) });

/** Matches a price whatever markup splits it. */
const pricePattern = (text: string) => new RegExp(text.replace(",", "\\s*,\\s*").replace(" ", "\\s*"));

test("Gros, the one complete recording @desktop", async ({ page, context, messages }) => {
  const { t, clientMessage } = messages;
  const mislabelled = card(page, MISLABELLED);
  const promoted = card(page, PROMOTED);
  await search(page, "mezze maniche");

  await test.step("the search renders every product, facet and count", async () => {
    await expect(
      page.getByRole("status").filter({ hasText: t("category.count", { count: 9 }) }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(page.getByRole("link", { name: "Mezze Maniche Rigate N.122" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Caratteristiche" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Marchio" })).toBeVisible();
  });

  await test.step("a pack size with extra text shows only the size", async () => {
    await expect(promoted).toContainText("500 g");
    await expect(promoted).not.toContainText("Minimo");
  });

  await test.step("a promotion is a note for visitors", async () => {
    await expect(promoted).toContainText(pricePattern("0,67"));
    await expect(promoted).toContainText(clientMessage("registeredUsers"));
    await expect(promoted).not.toContainText(clientMessage("was"));
  });

  await test.step("the unit price follows the product's unit, not the wrong label", async () => {
    await expect(mislabelled).toContainText(pricePattern("1,66 €/kg"));
    await expect(mislabelled).not.toContainText("/pz");
    await page.goto(`${storefront.url}/product/${MISLABELLED}`);
    await expect(page.getByRole("article")).toContainText(pricePattern("1,66 €/kg"));
  });

  await test.step("a promotion is shown in full to customers", async () => {
    await setSessionCookies(context, storefront.url, { session: "recorded", account: "", customerId: 5 });
    await search(page, "mezze maniche");
    await expect(promoted).toContainText(pricePattern(clientMessage("lowest30", { price: "1,49" })));
    await expect(promoted).toContainText(pricePattern("0,67"));
    await expect(promoted).toContainText(pricePattern("1,34 €/kg"));
    await expect(promoted).toContainText(clientMessage("off", { perc: 55 }));
    await expect(promoted).toContainText(clientMessage("until", { date: "mar 13 ott" }));
    await expect(promoted).not.toContainText(clientMessage("registeredUsers"));
  });
});

test("Ipertriscount, six fields of each product: loose products and broken texts @desktop", async ({
  page,
}) => {
  await search(page, "ipertriscount");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(19);
  await expect(card(page, "scalogno")).toContainText(pricePattern("0,73"));
  await expect(card(page, "radicchio-tondo-rosso")).not.toContainText("Minimo");
  await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|null/);
});

test("Tigros, promotions without prices @desktop", async ({ page, messages: { clientMessage } }) => {
  await search(page, "tigros");
  const first = card(page, "ammorbidente-blu-oxygen-lav22-vernel");

  await test.step("a product without a price cannot be bought", async () => {
    await expect(first).toContainText(clientMessage("logInForPrice"));
    await expect(first).not.toContainText(clientMessage("unavailable"));
    await expect(
      first.getByRole("button", { name: new RegExp(`^${clientMessage("add")} .* carrello`) }),
    ).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|0,00|<span/);
  });

  await test.step("missing images do not break the card", async () => {
    await first.scrollIntoViewIfNeeded();
    await expect(first.getByRole("img")).toHaveCount(0);
    await expect(first.getByRole("heading", { level: 3 })).toBeVisible();
  });
});

test("Tosano, a product with its nutrition and no price @desktop", async ({ page, messages }) => {
  const { t, clientMessage } = messages;
  await page.goto(`${storefront.url}/product/nutella-biscuits-gr304`);
  await expect(page.getByRole("heading", { level: 1, name: "Nutella Biscuits" })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("product.nutrition") })).toBeVisible();
  const table = page.getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(8);
  await expect(table).toContainText("2158 kJ / 515 kcal");
  await expect(page.getByRole("link", { name: clientMessage("logInForPrice") })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("304 g");
  await expect(page.getByText("8000500310427")).toBeVisible();
});

// The last: it stops the storefront that the others use.
test("a graceful shutdown finishes the running response and waits for no silent connection or half request @desktop", async () => {
  const picture = fetch(`${storefront.url}${SLOW_PICTURE}`);
  const sendPicture = await shop.pictureRequested;
  const sockets = ["", "GET / HTTP/1.1\r\nHost:"].map((text) => {
    const socket = connect(Number(new URL(storefront.url).port), "localhost");
    socket.on("error", () => undefined);
    if (text) socket.write(text);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const stopping = storefront.stop();
  sendPicture();
  expect(await (await picture).text()).toBe("RIFF");
  await stopping;
  for (const socket of sockets) socket.destroy();
});
