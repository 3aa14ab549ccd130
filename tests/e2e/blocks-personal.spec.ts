import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { NEXT_FRAMES } from "@/tests/support/e2e-layout";
import { expect, test } from "./fixtures";

const FIVE_PERCENT = 9002;

test("a customer's home page shows the cart summary, delivery and vouchers, a visitor's does not", async ({
  page,
  context,
  shop,
  messages,
  expectAccessible,
}) => {
  test.slow();
  const { t, clientMessage } = messages;
  const journey = new ShopperJourney(page);
  const customer = await shop.customer({ withDelivery: true });
  const product = await shop.findProduct("piece");
  await shop.sql(
    `insert into gift_certificate
       (gift_certificate_id, gift_code, description, kind, value, end_date, customer_id)
     select gift_certificate_id + 100000 + ${customer.record.customerId}, gift_code || ${customer.record.customerId},
       description, kind, value, end_date, ${customer.record.customerId}
     from gift_certificate where gift_certificate_id = ${FIVE_PERCENT}`,
  );
  await customer.add(product.productId, Math.ceil(6000 / product.priceCents));

  await page.goto("/");
  const greeting = page.getByText(clientMessage("hello", { name: customer.record.firstName }));
  const vouchers = page.getByRole("heading", { name: "I tuoi buoni" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(vouchers).toBeHidden();
  await expect(page.getByRole("link", { name: clientMessage("toLists") })).toBeHidden();

  await shop.signIn(context, customer);
  await page.reload();
  await expect(greeting).toBeVisible();
  await expect(page.getByRole("link", { name: clientMessage("toLists") })).toHaveAttribute(
    "href",
    "/profile/lists",
  );
  const delivery = page.getByRole("main").getByRole("button", { name: /Via Brera 1/ });
  await delivery.click();
  await expect(journey.dialog(t("delivery.addressTitle"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(delivery).toBeFocused();

  await expect(vouchers).toBeVisible();
  // On the first visit the page closes up when it knows that nothing was bought; a click on the way is lost.
  await expect(page.locator("[data-empty]")).toBeAttached();
  const useButton = page.getByRole("button", { name: new RegExp(`^${t("blocks.gifts.use")}`) }).first();
  // What it passes on the way gets its height when it is near the window.
  await useButton.scrollIntoViewIfNeeded();
  await page.evaluate(NEXT_FRAMES);
  await useButton.click();
  const inCart = page.getByText(new RegExp(`^${t("blocks.gifts.inCart")} · `));
  await expect(inCart).toBeVisible();
  await expectAccessible("/", "a customer");
  await page
    .getByRole("button", { name: new RegExp(`^${t("blocks.gifts.remove")}`) })
    .first()
    .click();
  await expect(inCart).toHaveCount(0);
});

test("banners follow their display options", async ({ page }) => {
  await page.goto("/vetrina");
  const banner = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const style = (name: string, selector: string, property: string) =>
    banner(name)
      .locator(selector)
      .first()
      .evaluate(
        (element, propertyName) => getComputedStyle(element).getPropertyValue(propertyName),
        property,
      );
  for (const [name, align] of [
    ["A sinistra", "start"],
    ["Al centro", "center"],
    ["A destra", "right"],
  ] as const)
    expect(await style(name, "h3", "text-align"), name).toBe(align);
  expect(await style("La fotografia intera", "img", "object-fit")).toBe("contain");
  expect(await style("Due terzi", "span", "background-color")).toBe("rgb(122, 59, 18)");
  expect(await style("Un terzo", "span", "color")).toBe("rgb(122, 59, 18)");
  expect(await style("Chiaro su scuro", "h2", "color")).toBe("rgb(255, 255, 255)");
  await expect(page.getByRole("heading", { name: "Non sulla prima pagina" })).toBeVisible();
  const [picture, overlayTitle] = await Promise.all(
    ["img", "h2"].map((selector) => banner("Parole sulla fotografia").locator(selector).boundingBox()),
  );
  if (!picture || !overlayTitle) throw new Error("The banner has no picture or no title.");
  expect(overlayTitle.y).toBeGreaterThanOrEqual(picture.y);
  expect(overlayTitle.y).toBeLessThan(picture.y + picture.height);
  const ratio = async () => {
    const [twoThirds, oneThird] = await Promise.all(
      ["Due terzi", "Un terzo"].map((name) => banner(name).boundingBox()),
    );
    return (twoThirds?.width ?? 0) / (oneThird?.width ?? 1);
  };
  const hero = banner("La vetrina d'autunno").locator("img");
  const expectPicture = async (shape: string) => {
    await expect
      .poll(() => hero.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toContain(`/${shape}/`);
    await expect(hero).toHaveJSProperty("complete", true);
  };
  expect(await ratio()).toBe(1);
  await expectPicture("4x5");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(ratio).toBeGreaterThan(1.9);
  await expectPicture("3x1");
});
