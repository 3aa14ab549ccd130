import { findPageViolations } from "@/tests/support/e2e-layout";
import type { Shop } from "@/tests/support/e2e-shop";
import { expect, test } from "./fixtures";

const ROUTES: Record<string, string | ((shop: Shop) => Promise<string>)> = {
  home: "/",
  departments: "/reparti",
  offers: "/offerte",
  "offers of a department": "/offerte/frutta-e-verdura",
  "a pasted shopping list": "/lista-della-spesa?testo=2%20latte%0Amezzo%20chilo%20di%20pane%0Axqzw",
  comparison: async (shop) =>
    `/confronta?${(await shop.findProducts("piece", 4)).map(({ slug }) => `p=${slug}`).join("&")}`,
  "a food profile": "/profilo-alimentare",
  withdrawal: "/recesso",
  "a department": "/frutta-e-verdura",
  "a subcategory": async (shop) => `/${(await shop.findProduct("piece")).categorySlug}`,
  "a filtered department": "/frutta-e-verdura?promo=1",
  "a product": async (shop) => `/product/${(await shop.findProduct("piece")).slug}`,
  "a product by weight": async (shop) => `/product/${(await shop.findProduct("weight")).slug}`,
  "search results": "/search?q=latte",
  "a search without results": "/search?q=xqzw",
  "the search page": "/search",
  stores: "/punti-vendita",
  "the services at an address": "/service-discovery",
  recipes: "/ricette",
  journal: "/news",
  leaflets: "/volantini",
  "the login page": "/login?redirect=/cart",
  "the registration form": "/registration-user",
  "a missing page": "/non-c-e",
};

const ROUTE_GROUPS = {
  "recipes, articles and leaflets": [
    "/ricette/risotto-alla-zucca-e-taleggio",
    "/ricette/portata/primi-piatti",
    "/ricette?page=2",
    "/news/quale-riso-per-il-risotto",
    "/news?page=2",
    "/page/chi-siamo",
    "/volantini/sapori-d-autunno",
    "/catalogo-soci/catalogo-soci-carta-madia/2",
  ],
  "stores and forms": [
    "/punti-vendita/milano-navigli",
    "/punti-vendita/cerca?q=bergamo",
    "/service-discovery?address=Milano",
    "/page/contatti",
    "/vetrina",
    "/scarica-app-iperdrive",
  ],
  "pages before the log-in": [
    "/thankyou-agreement",
    "/registration/confirm/success",
    "/registration/confirm/already-confirmed",
    "/registration/confirm/error",
    "/registration-confirmed",
    "/welcome",
    "/account-deleted",
    "/reset-password-request",
    "/reset-password-sent",
    "/reset-password-confirm?e_mail=nessuno%40madia.test&token=vecchio",
    "/reset-password-completed",
  ],
};

const CUSTOMER_ROUTE_GROUPS = {
  "lists, orders, returns and payments": (orderId: number, listId: number) => [
    `/profile/lists/${listId}`,
    `/profile/lists/${listId}/grid`,
    "/profile/orders",
    `/profile/orders/${orderId}`,
    `/profile/orders/${orderId}/pass`,
    "/profile/orders?from_gross_total=5000",
    `/order/${orderId}`,
    "/profile/order-refunds",
    "/profile/order-refund-request",
    "/profile/paymentduedate",
    "/profile/payment-method",
    "/profile/dashboard",
    "/profile/lists",
  ],
  "profile pages": () => [
    "/profile/preferred",
    "/profile/requests",
    "/profile/addresses",
    "/profile/addresses/manage",
    "/profile/gifts",
    "/profile/last-purchase",
    "/profile/profile-update",
    "/profile/profile-updated",
    "/profile/profile-update-error",
    "/profile/profile-update-error?reason=email",
    "/profile/news-list",
    "/profile/request-fidelitycard",
    "/profile/email-updated",
    "/profile/change-password",
    "/profile/invoice-data",
    "/profile/fidelity",
    "/profile/account-deletion",
    "/profile/contacts",
    "/profile/rewards-cart",
    "/profile/requested-rewards",
    "/profile/donate",
    "/profile/invite",
    "/profile/points-polv",
    "/profile",
  ],
};

test.describe("pages @desktop", () => {
  test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

  for (const [name, route] of Object.entries(ROUTES))
    test(name, async ({ page, shop, expectConsole }) => {
      if (name === "a missing page") expectConsole(/status of 404/, /preloaded using link preload/);
      await page.goto(typeof route === "string" ? route : await route(shop));
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      expect(await findPageViolations(page)).toEqual([]);
    });

  for (const [name, routes] of Object.entries(ROUTE_GROUPS))
    test(name, async ({ page }) => {
      test.slow();
      for (const route of routes) {
        await page.goto(route);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        expect.soft(await findPageViolations(page), route).toEqual([]);
      }
    });

  for (const [name, routes] of Object.entries(CUSTOMER_ROUTE_GROUPS))
    test(name, async ({ page, context, shop }) => {
      test.slow();
      const customer = await shop.customer({ withDelivery: true });
      const { productId } = await shop.findProduct("weight");
      await customer.add(productId, 2);
      const { orderId } = await shop.placeOrder(customer);
      const { wishlists } = (await customer.call("wishlist/list")) as { wishlists: { listId: number }[] };
      const listId = wishlists[0]?.listId ?? 0;
      await customer.call("wishlist/add", { list_id: listId, product_id: productId, quantity: 2 });
      await shop.signIn(context, customer);
      for (const route of routes(orderId, listId)) {
        await page.goto(route);
        await expect(
          page
            .getByRole("main")
            .getByText(String(orderId))
            .or(page.getByRole("heading", { level: 1 }))
            .first(),
        ).toBeVisible();
        expect.soft(await findPageViolations(page), route).toEqual([]);
      }
    });
});
