import { people } from "@/backend/seed/people";
import failure from "@/messages/failure.json";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { assembleImage, type Image } from "@/tests/support/e2e-image";
import { StoppableBackend } from "@/tests/support/e2e-outage";
import { type TestProduct, Shop } from "@/tests/support/e2e-shop";
import { type RunningStorefront, startStorefront } from "@/tests/support/e2e-storefront";
import { expect, test } from "./fixtures";

/** Both halves run as their images do: deploy/Dockerfile. */
let images: Image[] = [];
let backend: StoppableBackend;
let storefront: RunningStorefront;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const [shop, pages] = [assembleImage("backend"), assembleImage("storefront")];
  images = [shop, pages];
  backend = await StoppableBackend.create(shop);
  await backend.start();
  storefront = await startStorefront(backend.url, {}, pages);
});

test.afterAll(async () => {
  await storefront?.stop();
  await backend?.remove();
  for (const image of images) image.remove();
});

test("the shop stays up during a backend outage, loses nothing and recovers @desktop", async ({
  page,
  shop,
  messages,
  expectConsole,
}) => {
  test.setTimeout(240_000);
  const { t, clientMessage } = messages;
  // Every backend has the same seed, so products are picked from the shared one.
  const [first, second, uncached] = (await shop.findProducts("piece", 3)) as [
    TestProduct,
    TestProduct,
    TestProduct,
  ];
  const [customer] = people;
  const journey = new ShopperJourney(page);
  const url = (path: string) => `${storefront.url}${path}`;
  const quantity = (name: string) =>
    page.getByRole("textbox", { name: clientMessage("quantityOf", { name }) }).first();
  expectConsole(/status of 50\d/, /#441|Server Components render/);

  await test.step("a customer fills a cart", async () => {
    await page.goto(url(`/product/${second.slug}`));
    await page.goto(url(`/${first.categorySlug}`));
    await page.goto(url(`/product/${first.slug}`));
    await journey.addButton(first.name).click();
    await journey.logInInstead(customer?.login ?? "", customer?.password);
    const address = journey.dialog(t("delivery.addressTitle"));
    await address.getByRole("tab", { name: await new Shop(backend.url, "").serviceName(2) }).click();
    await address.getByRole("button", { name: t("delivery.chooseNamed", { name: "Casa" }) }).click();
    await expect(quantity(first.name)).toHaveValue("1");
    await expect(journey.notification(t("cart.added", { name: first.name }))).toBeVisible();
  });

  await test.step("during the outage cached pages still work", async () => {
    await backend.stop();
    for (const path of [`/${first.categorySlug}`, `/product/${second.slug}`]) {
      const response = await page.goto(url(path));
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole("main").getByText("€").first()).toBeVisible();
    }
  });

  await test.step("failed changes show an error and are rolled back", async () => {
    await journey.addButton(second.name).click();
    await expect(journey.notification(t("errors.generic")).first()).toBeVisible();
    await expect(journey.addButton(second.name)).toBeVisible();
  });

  await test.step("uncached pages show an error with a retry", async () => {
    const response = await page.goto(url(`/product/${uncached.slug}`));
    expect([response?.status(), response?.headers()["retry-after"]]).toEqual([503, "30"]);
    await expect(page.getByRole("heading", { level: 1, name: failure.it.title })).toBeVisible();
  });

  await test.step("the cart shows a loading error, not an empty cart", async () => {
    await page.goto(url("/cart"));
    await expect(page.getByRole("heading", { level: 1, name: t("errors.errorLoadingCart") })).toBeVisible();
  });

  await test.step("when the backend is back everything recovers", async () => {
    await backend.start();
    const retry = page.getByRole("main").getByRole("button", { name: t("common.retry") });
    // The storefront leaves a failed backend alone for a moment.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(quantity(first.name)).toHaveValue("1", { timeout: 2000 });
    }).toPass();
    const response = await page.goto(url(`/product/${uncached.slug}`));
    expect(response?.status()).toBe(200);
    await journey.addButton(uncached.name).click();
    await expect(quantity(uncached.name)).toHaveValue("1");
    await expect(journey.notification(t("cart.added", { name: uncached.name }))).toBeVisible();
  });
});
