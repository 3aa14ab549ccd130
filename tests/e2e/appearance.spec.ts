import { Line } from "@/tests/support/e2e-line";
import { expect, test } from "./fixtures";

test.describe("on paper", () => {
  test("an order prints without the shop around it", async ({ page, context, shop, words }) => {
    const { t } = words;
    const { productId, name, priceCents } = await shop.one("piece");
    const customer = await shop.customer({ settled: true });
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

test.describe("less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself or takes its time", async ({ page, shop, words }) => {
    const { name, slug } = await shop.one("piece");
    const line = new Line(page);
    await page.goto(`/product/${slug}`);
    await line.addButton(name).click();
    await expect(line.dialog(words.t("login.dialogTitle"))).toBeVisible();
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 50)
          .length,
    );
    expect(moving).toBe(0);
    const slow = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          const longest = Math.max(
            ...`${transitionDuration}, ${animationDuration}`.split(", ").map((time) => parseFloat(time)),
          );
          return longest > 0.05 || scrollBehavior === "smooth";
        }).length,
    );
    expect(slow).toBe(0);
  });
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("the ground is dark and the ink light", async ({ page }) => {
    await page.goto("/");
    const [ground, ink] = await page.evaluate(() => {
      const light = (colour: string) => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) return NaN;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red * 299 + green * 587 + blue * 114) / 255_000;
      };
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [light(backgroundColor), light(color)] as const;
    });
    expect(ground).toBeLessThan(0.25);
    expect(ink).toBeGreaterThan(0.75);
  });
});
