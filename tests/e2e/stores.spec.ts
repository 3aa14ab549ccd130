import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const ADDRESS = "Via Savona 97, 20144 Milano";

function recordThirdParties(page: Page): string[] {
  const thirdPartyHosts: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") thirdPartyHosts.push(hostname);
  });
  return thirdPartyHosts;
}

test("a store is found by its town and shows its details", async ({ page, messages, expectAccessible }) => {
  const { t } = messages;
  const thirdPartyHosts = recordThirdParties(page);
  await page.goto("/punti-vendita");
  await expectAccessible("/punti-vendita");
  const field = page.getByRole("searchbox", { name: t("stores.search") });
  await field.fill("Brescia");
  await field.press("Enter");
  await expect(
    page.getByRole("heading", { level: 2, name: t("stores.near", { place: "Brescia" }) }),
  ).toBeVisible();
  await page
    .getByRole("region", { name: t("stores.near", { place: "Brescia" }) })
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Brescia");
  await expect(page.getByRole("heading", { level: 2, name: t("stores.hours") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("stores.map") })).toHaveAttribute(
    "href",
    /query=[\d.]+%2C[\d.]+$/,
  );
  await expect(page.getByRole("heading", { level: 2, name: t("stores.leaflets") })).toBeVisible();
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(jsonLd.join()).toContain('"GroceryStore"');
  await expectAccessible("/punti-vendita/[warehouseSlug]");
  expect(thirdPartyHosts).toEqual([]);
});

test("the old URL of a store redirects permanently", async ({ request }) => {
  const answer = await request.get("/negozi-e-volantini/negozi/501", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(/\/punti-vendita\/milano-navigli$/);
  for (const path of ["/punti-vendita/non-c-e", "/negozi-e-volantini/negozi/999"])
    expect((await request.get(path)).status()).toBe(404);
});

test("an address typed on the home page lists the delivery services", async ({
  page,
  messages,
  expectAccessible,
}) => {
  const { t } = messages;
  await page.goto("/");
  const field = page.getByRole("main").getByLabel(t("serviceCheck.field"));
  await field.fill(ADDRESS);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/service-discovery\?address=/);
  await expect(field).toHaveValue(ADDRESS);
  const answer = page.getByRole("region", { name: t("serviceCheck.yes", { place: "Milano (MI)" }) });
  await expect(answer.getByRole("listitem")).toHaveCount(3);
  await expect(answer.getByText(/Locker Madia/)).toBeVisible();
  await expectAccessible("/service-discovery", "an address");
  await answer
    .getByRole("button", { name: t("serviceCheck.choosePoint") })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: t("delivery.place.title") })).toBeVisible();
});

test("an unknown address keeps the typed text", async ({ request, messages }) => {
  const html = await (await request.get("/service-discovery?address=Xqzwk")).text();
  expect(html).toContain(`>${messages.t("serviceCheck.unknown", { q: "Xqzwk" })}<`);
  expect(html).toMatch(/<input[^>]* value="Xqzwk"/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stores and services are found by plain forms", async ({ page, messages }) => {
    const { t } = messages;
    await page.goto("/service-discovery");
    await page.getByLabel(t("serviceCheck.field")).fill(ADDRESS);
    await page.getByRole("button", { name: t("serviceCheck.submit") }).click();
    await expect(
      page.getByRole("heading", { name: t("serviceCheck.yes", { place: "Milano (MI)" }) }),
    ).toBeVisible();
    await page.goto("/punti-vendita");
    await page.getByRole("searchbox", { name: t("stores.search") }).fill("Monza");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("stores.submit"), exact: true })
      .click();
    await expect(page.getByRole("heading", { name: t("stores.near", { place: "Monza" }) })).toBeVisible();
  });
});
