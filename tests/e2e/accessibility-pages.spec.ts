import type { Shop } from "@/tests/support/e2e-shop";
import { expect, test } from "./fixtures";

/** Pages that no journey checks on its way: the route, its address where it differs, and the state. */
type Page = [route: string, path?: string | ((shop: Shop) => Promise<string>), state?: string];

const compared = async (shop: Shop) =>
  `/confronta?${(await shop.findProducts("piece", 4)).map(({ slug }) => `p=${slug}`).join("&")}`;

const PAGES: Record<string, Page[]> = {
  departments: [
    ["/"],
    ["/reparti"],
    ["/[...category]", "/frutta-e-verdura", "a department"],
    ["/[...category]", async (shop) => `/${(await shop.findProduct("piece")).categorySlug}`, "a shelf"],
    ["/[...category]", "/frutta-e-verdura?promo=1", "filtered"],
    ["/[...category]", "/salumi-e-formaggi", "choices on cards"],
  ],
  "products and searches": [
    ["/product/[slug]", async (shop) => `/product/${(await shop.findProduct("piece")).slug}`],
    ["/product/[slug]", async (shop) => `/product/${(await shop.findProduct("weight")).slug}`, "by weight"],
    ["/search"],
    ["/search", "/search?q=latte", "results"],
    ["/search", "/search?q=xqzw", "no results"],
    ["/fast-search", "/fast-search?q=latte"],
    ["/lista-della-spesa", "/lista-della-spesa?testo=2%20latte%0Amezzo%20chilo%20di%20pane%0Axqzw"],
    ["/confronta", compared],
    ["/profilo-alimentare"],
  ],
  "recipes, articles and leaflets": [
    ["/ricette"],
    ["/ricette", "/ricette?page=2", "second page"],
    ["/ricette/[pageName]", "/ricette/risotto-alla-zucca-e-taleggio"],
    ["/ricette/portata/[course]", "/ricette/portata/primi-piatti"],
    ["/news"],
    ["/news", "/news?page=2", "second page"],
    ["/news/[pageName]", "/news/quale-riso-per-il-risotto"],
    ["/page/[pageName]", "/page/chi-siamo"],
    ["/storie/[id]", "/storie/501"],
    ["/catalogo-soci/[leaflet]/[[...page]]", "/catalogo-soci/catalogo-soci-carta-madia/2"],
    ["/punti-vendita/cerca", "/punti-vendita/cerca?q=bergamo"],
    ["/service-discovery"],
    ["/scarica-app-iperdrive"],
  ],
  "pages before the log-in": [
    ["/registration/confirm/[...result]", "/registration/confirm/error"],
    ["/registration/card-agreement"],
    ["/registration-confirmed"],
    ["/registration-social-completed"],
  ],
};

const CUSTOMER_PAGES: Record<string, (orderId: number) => Page[]> = {
  "orders, payments and addresses": (orderId) => [
    ["/profile/orders"],
    ["/profile/orders/[orderId]", `/profile/orders/${orderId}`],
    ["/profile/orders/[orderId]/pass", `/profile/orders/${orderId}/pass`],
    ["/profile/order-refunds"],
    ["/profile/payment-method"],
    ["/profile/addresses"],
    ["/profile/addresses/manage/[[...addressId]]", "/profile/addresses/manage"],
    ["/profile/requests"],
    ["/profile/last-purchase"],
  ],
  "profile pages": () => [
    ["/profile/profile-confirmed"],
    ["/profile/profile-update-error"],
    ["/profile/profile-update-error", "/profile/profile-update-error?reason=email", "an e-mail"],
    ["/profile/contacts"],
    ["/profile/create-offer"],
    ["/profile/rewards-cart"],
    ["/profile/requested-rewards"],
    ["/profile/donate"],
    ["/profile/invite"],
    ["/profile/points-polv"],
  ],
};

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

  test("a missing page", async ({ page, expectAccessible, expectConsole }) => {
    expectConsole(/status of 404/, /preloaded using link preload/);
    await page.goto("/non-c-e");
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expectAccessible("/[...category]", "a missing page");
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
