import { people } from "@/backend/seed/people";
import { Line } from "@/tests/support/e2e-line";
import { StoppableBackend } from "@/tests/support/e2e-outage";
import { type Goods, Shop } from "@/tests/support/e2e-shop";
import { type Running, startStorefront } from "@/tests/support/e2e-storefront";
import { expect, test } from "./fixtures";

test.skip(({ isMobile }) => isMobile, "an outage does not depend on the window");

let backend: StoppableBackend;
let storefront: Running;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  backend = await StoppableBackend.make();
  await backend.start();
  storefront = await startStorefront(backend.url);
});

test.afterAll(async () => {
  await storefront?.stop();
  await backend?.remove();
});

test("the shop stays up while its backend is gone, loses nothing and recovers by itself", async ({
  page,
  shop,
  words,
  expectConsole,
}) => {
  test.setTimeout(240_000);
  const { t, leaf } = words;
  // The seed is the same in every backend, so goods are picked from the other one.
  const [first, second, unseen] = (await shop.goods("piece", 3)) as [Goods, Goods, Goods];
  const [customer] = people;
  const line = new Line(page);
  const url = (path: string) => `${storefront.url}${path}`;
  const quantity = (name: string) =>
    page.getByRole("textbox", { name: leaf("quantityOf", { name }) }).first();
  expectConsole(/status of 50\d/, /#441|Server Components render/);

  await test.step("a customer fills a cart", async () => {
    await page.goto(url(`/product/${second.slug}`));
    await page.goto(url(`/${first.categorySlug}`));
    await page.goto(url(`/product/${first.slug}`));
    await line.addButton(first.name).click();
    await line.logIn(customer?.login ?? "", customer?.password);
    const address = line.dialog(t("delivery.addressTitle"));
    await address.getByRole("tab", { name: await new Shop(backend.url, "").serviceName(2) }).click();
    await address.getByRole("button", { name: t("delivery.chooseNamed", { name: "Casa" }) }).click();
    await line.chooseSlot();
    await expect(quantity(first.name)).toHaveValue("1");
    await expect(line.notification(t("cart.added", { name: first.name }))).toBeVisible();
  });

  await test.step("with the backend gone, pages kept go on", async () => {
    await backend.stop();
    for (const path of [`/${first.categorySlug}`, `/product/${second.slug}`]) {
      const response = await page.goto(url(path));
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole("main").getByText("€").first()).toBeVisible();
    }
  });

  await test.step("what cannot be done says so, and the wish is taken back", async () => {
    await line.addButton(second.name).click();
    await expect(line.notification(t("errors.generic")).first()).toBeVisible();
    await expect(line.addButton(second.name)).toBeVisible();
  });

  await test.step("pages not kept say so with a way to ask again", async () => {
    const response = await page.goto(url(`/product/${unseen.slug}`));
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole("heading", { level: 1, name: leaf("errorTitle") })).toBeVisible();
  });

  await test.step("the cart cannot be read, and is not called empty", async () => {
    await page.goto(url("/cart"));
    await expect(page.getByRole("heading", { level: 1, name: t("errors.errorLoadingCart") })).toBeVisible();
  });

  await test.step("the backend is back: all recovers by itself, nothing is lost", async () => {
    await backend.start();
    await page
      .getByRole("main")
      .getByRole("button", { name: t("common.retry") })
      .click();
    await expect(quantity(first.name)).toHaveValue("1");
    const response = await page.goto(url(`/product/${unseen.slug}`));
    expect(response?.status()).toBe(200);
    await line.addButton(unseen.name).click();
    await expect(quantity(unseen.name)).toHaveValue("1");
    await expect(line.notification(t("cart.added", { name: unseen.name }))).toBeVisible();
  });
});
