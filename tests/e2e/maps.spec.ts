import type { Page } from "@playwright/test";
import { type RunningStorefront, startStorefront } from "@/tests/support/e2e-storefront";
import { expect, test } from "./fixtures";
import { E2E_BACKEND } from "../support/e2e-backend";

const SCRIPT = "https://maps.googleapis.com/**";
const KEY = "journeys-only-key";

let storefront: RunningStorefront;

/** Answers Google's own address, so that the loader and the policy are those of production. */
async function answerForGoogle(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(SCRIPT, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ path: "tests/support/google-maps.js", contentType: "text/javascript" });
  });
  return requests;
}

test.describe("with a key", () => {
  // It starts a storefront of its own.
  test.describe.configure({ mode: "serial", timeout: 120_000 });

  test.beforeAll(async () => {
    storefront = await startStorefront(E2E_BACKEND, { MAPS_KEY: KEY });
  });

  test.afterAll(async () => {
    await storefront?.stop();
  });

  test("the map of the stores loads after a click and leads to a store by keyboard", async ({
    page,
    messages,
    expectAccessible,
  }) => {
    const { t } = messages;
    const requests = await answerForGoogle(page);
    const response = await page.goto(`${storefront.url}/punti-vendita`);
    expect(response?.headers()["content-security-policy"]).toContain("https://*.googleapis.com");
    expect(await page.content()).not.toContain(KEY);
    expect(requests).toEqual([]);

    await page.getByRole("button", { name: t("maps.show") }).press("Enter");
    const map = page.getByRole("region", { name: t("stores.mapOfAll") });
    await expect(map.getByRole("application")).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain(`key=${KEY}`);
    await expectAccessible("/punti-vendita", "map");

    await map
      .getByRole("button", { name: /^Madia/ })
      .first()
      .press("Enter");
    const selected = map.getByRole("group");
    await expect(selected).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/punti-vendita\/[a-z-]+$/);
  });

  test("the map of the pick-up points fits their dialog", async ({ page, messages, expectAccessible }) => {
    const { t } = messages;
    await answerForGoogle(page);
    await page.goto(`${storefront.url}/service-discovery?address=20144`);
    await page
      .getByRole("button", { name: t("serviceCheck.choosePoint") })
      .nth(1)
      .click();
    const dialog = page.getByRole("dialog", { name: t("delivery.addressTitle") });
    await dialog.getByRole("button", { name: t("maps.show") }).click();
    await expect(dialog.getByRole("application")).toBeVisible();

    await expectAccessible("/service-discovery", "pick-up points on a map");
  });
});

test("without a key nothing of Google's is offered or admitted", async ({ request, messages }) => {
  const response = await request.get("/punti-vendita");
  expect(await response.text()).not.toContain(messages.t("maps.show"));
  const policy = response.headers()["content-security-policy"];
  expect(policy).toContain("script-src");
  expect(policy).not.toMatch(/google|gstatic/);
  expect(await (await request.get("/api/settings")).json()).toMatchObject({ maps: null, tagManagerId: null });
});
