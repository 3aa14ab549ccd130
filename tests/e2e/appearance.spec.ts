import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

test.describe("print", () => {
  test("an order prints without header, navigation and footer links @both", async ({
    page,
    context,
    shop,
    messages,
  }) => {
    const { t } = messages;
    const { productId, name, priceCents } = await shop.findProduct("piece");
    const customer = await shop.customer({ withDelivery: true });
    await customer.add(productId, Math.ceil(4200 / priceCents));
    await customer.add(990_001, 1);
    const { version } = (await customer.call("cart/view")) as { version: number };
    const { orderId } = (await customer.call(
      `checkout/buy?payment_type_id=2&cart_version=${version}`,
      {},
    )) as { orderId: number };
    await shop.signIn(context, customer);
    await page.goto(`/profile/orders/${orderId}`);
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(String(orderId)).first()).toBeVisible();
    await expect(page.getByRole("search")).toBeHidden();
    await expect(page.getByRole("navigation", { name: t("layout.shortcuts") })).toBeHidden();
    await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
  });
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("has no animations or transitions", async ({ page, shop, messages }) => {
    const { name, slug } = await shop.findProduct("piece");
    const journey = new ShopperJourney(page);
    await page.goto(`/product/${slug}`);
    await journey.addButton(name).click();
    await expect(journey.dialog(messages.t("delivery.place.title"))).toBeVisible();
    const animationCount = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50).length,
    );
    expect(animationCount).toBe(0);
    const slowCount = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          const longest = Math.max(
            ...`${transitionDuration}, ${animationDuration}`.split(", ").map((time) => parseFloat(time)),
          );
          return longest > 0.05 || scrollBehavior === "smooth";
        }).length,
    );
    expect(slowCount).toBe(0);
  });
});

test.describe("dark scheme", () => {
  test.use({ colorScheme: "dark" });

  test("has a dark background and light text", async ({ page }) => {
    await page.goto("/");
    const [background, text] = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) return NaN;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red * 299 + green * 587 + blue * 114) / 255_000;
      };
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [luminance(backgroundColor), luminance(color)] as const;
    });
    expect(background).toBeLessThan(0.25);
    expect(text).toBeGreaterThan(0.75);
  });
});
