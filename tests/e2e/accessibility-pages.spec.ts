import { CUSTOMER_PAGES, PAGES } from "@/tests/support/accessible-pages";
import { expect, test } from "./fixtures";

test.describe("pages @desktop", () => {
  for (const [name, pages] of Object.entries(PAGES))
    test(name, async ({ page, shop, expectAccessible }) => {
      test.slow();
      for (const [route, path = route, state] of pages) {
        await page.goto(typeof path === "string" ? path : await path(shop));
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        await expectAccessible(route, state);
      }
    });

  test("a missing page", async ({ page, messages, expectAccessible, expectConsole }) => {
    expectConsole(/status of 404/, /preloaded using link preload/);
    await page.goto("/non-c-e");
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expectAccessible("/[...category]", "a missing page");
    await page.goto("/frutta-e-verdura?page=400");
    await page.getByRole("link", { name: messages.t("pagination.toFirst") }).click();
    await expect(page).toHaveURL("/frutta-e-verdura");
  });

  for (const [name, pagesOf] of Object.entries(CUSTOMER_PAGES))
    test(name, async ({ page, context, shop, expectAccessible }) => {
      test.slow();
      const customer = await shop.customer({ withDelivery: true });
      const { productId } = await shop.findProduct("weight");
      await customer.add(productId, 2);
      const { orderId } = await shop.placeOrder(customer);
      await shop.signIn(context, customer);
      for (const [route, path = route, state] of pagesOf(orderId)) {
        await page.goto(typeof path === "string" ? path : await path(shop));
        await expect(
          page
            .getByRole("main")
            .getByText(String(orderId))
            .or(page.getByRole("heading", { level: 1 }))
            .first(),
        ).toBeVisible();
        await expectAccessible(route, state);
      }
    });
});
