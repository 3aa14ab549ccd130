import { violations } from "@/tests/support/e2e-axe";
import { BANK, Line } from "@/tests/support/e2e-line";
import type { Shop } from "@/tests/support/e2e-shop";
import { SOME } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

const ROUTES: Record<string, string | ((shop: Shop) => Promise<string>)> = {
  home: "/",
  departments: "/reparti",
  "a department": "/frutta-e-verdura",
  "a shelf": async (shop) => `/${(await shop.one("piece")).categorySlug}`,
  "a narrowed department": "/frutta-e-verdura?promo=1",
  "a product": async (shop) => `/product/${(await shop.one("piece")).slug}`,
  "goods by weight": async (shop) => `/product/${(await shop.one("weight")).slug}`,
  "search results": "/search?q=latte",
  "a search without results": "/search?q=xqzw",
  "the search page": "/search",
  stores: "/punti-vendita",
  "the services at an address": "/service-discovery",
  recipes: "/ricette",
  journal: "/news",
  leaflets: "/volantini",
  "the log-in page": "/login?redirect=/cart",
  "the registration form": "/registration-user",
  "a page that is not there": "/non-c-e",
};

/** Looked at one after the other: their pages are made of few kinds of parts. */
const CONTENT_ROUTES = [
  "/ricette/risotto-alla-zucca-e-taleggio",
  "/ricette/portata/primi-piatti",
  "/ricette?page=2",
  "/news/quale-riso-per-il-risotto",
  "/news?page=2",
  "/page/chi-siamo",
  "/volantini/sapori-d-autunno",
  "/catalogo-soci/catalogo-soci-carta-madia/2",
  "/punti-vendita/milano-navigli",
  "/punti-vendita/cerca?q=bergamo",
  "/service-discovery?address=Milano",
  "/page/contatti",
  "/vetrina",
];

/** Each says what has happened, or asks for one thing. */
const ACCOUNT_ROUTES = [
  "/thankyou-agreement",
  "/registration/confirm/success",
  "/registration/confirm/already-confirmed",
  "/registration/confirm/error",
  "/registration-confirmed",
  "/welcome",
  "/reset-password-request",
  "/reset-password-sent",
  "/reset-password-confirm?e_mail=nessuno%40madia.test&token=vecchio",
  "/reset-password-completed",
];

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const [what, route] of Object.entries(ROUTES))
      test(what, async ({ page, shop, expectConsole }) => {
        if (what === "a page that is not there")
          expectConsole(/status of 404/, /preloaded using link preload/);
        await page.goto(typeof route === "string" ? route : await route(shop));
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        expect(await violations(page)).toEqual([]);
      });

    test("pages of articles, leaflets, stores and accounts", async ({ page }) => {
      test.slow();
      for (const route of [...CONTENT_ROUTES, ...ACCOUNT_ROUTES]) {
        await page.goto(route);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        expect.soft(await violations(page), route).toEqual([]);
      }
    });

    test("pages of a customer", async ({ page, context, shop, words }) => {
      test.slow();
      const { t } = words;
      const line = new Line(page);
      const [piece, weight] = [await shop.one("piece"), await shop.one("weight")];
      const customer = await shop.customer({ settled: true });
      await shop.signIn(context, customer);
      const clean = async (what: string) => expect.soft(await violations(page), what).toEqual([]);

      await page.goto("/cart");
      await expect(page.getByRole("heading", { level: 1, name: t("cart.emptyTitle") })).toBeVisible();
      await clean("empty cart");
      await customer.add(piece.productId, Math.ceil(4200 / piece.priceCents));
      await customer.add(weight.productId, 2);
      await page.goto(`/${piece.categorySlug}`);
      await expect(
        page.getByRole("textbox", { name: words.leaf("quantityOf", { name: piece.name }) }).first(),
      ).toBeVisible();
      await clean("category with a cart");
      await page.goto("/cart");
      await expect(line.cartLine(piece.name).first()).toBeVisible();
      await clean("cart");
      await line.toPayment(await shop.bag());
      await clean("payment step");
      await page.getByRole("button", { name: t("checkout.toConfirm") }).click();
      await expect(page.getByRole("checkbox")).toBeVisible();
      await clean("confirm step");
      await page.getByRole("button", { name: t("checkout.order") }).click();
      await expect(page.getByText(t("checkout.conditionsMissing"))).toBeVisible();
      await clean("confirm step with a fault");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: t("checkout.order") }).click();
      await expect(page.getByRole("button", { name: BANK.approve })).toBeVisible();
      await clean("the bank");
      await line.atBank("refuse");
      await expect(page.getByRole("heading", { level: 1, name: t("payment.failedTitle") })).toBeVisible();
      await clean("payment refused");
      const orderId = Number(/\d+$/.exec(page.url())?.[0]);
      await page.goto(`/payment?orderId=${orderId}`);
      await expect(page.getByRole("heading", { level: 1, name: t("payment.toPayTitle") })).toBeVisible();
      await clean("orders to pay");
      await page.getByRole("button", { name: t("payment.payOnDelivery"), exact: true }).click();
      await line.confirmed();
      await clean("confirmed");
      for (const route of [
        "/profile/dashboard",
        "/profile/orders",
        `/profile/orders/${orderId}`,
        "/profile/orders?from_gross_total=5000",
        `/order/${orderId}`,
        "/profile/order-refunds",
        "/profile/order-refund-request",
        "/profile/paymentduedate",
        "/profile/lists",
        "/profile/preferred",
        "/profile/requests",
        "/profile/addresses",
        "/profile/addresses/manage",
        "/profile/payment-method",
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
      ]) {
        await page.goto(route);
        await expect(
          page
            .getByRole("main")
            .getByText(String(orderId))
            .or(page.getByRole("heading", { level: 1 }))
            .first(),
        ).toBeVisible();
        await clean(route);
      }
    });

    test("open dialogs, menus and messages", async ({ page, context, shop, words }) => {
      test.slow();
      const { t, leaf } = words;
      const line = new Line(page);
      const [piece, promotion, options] = [
        await shop.one("piece"),
        await shop.one("promotion"),
        await shop.one("options"),
      ];
      const clean = async (what: string) => expect.soft(await violations(page), what).toEqual([]);

      await page.goto(`/product/${piece.slug}`);
      await line.search.fill("latte");
      await expect(page.getByRole("option").first()).toBeVisible();
      await clean("suggestions");
      await page.keyboard.press("Escape");
      await line.addButton(piece.name).click();
      await expect(line.dialog(t("login.dialogTitle"))).toBeVisible();
      await clean("log-in");
      await line
        .dialog(t("login.dialogTitle"))
        .getByRole("button", { name: t("login.submit") })
        .click();
      await clean("log-in with faults");
      const customer = await shop.customer({ address: true });
      await line.logIn(customer.made.login);
      const address = line.dialog(t("delivery.addressTitle"));
      await expect(address.getByRole("tab").first()).toBeVisible();
      for (const id of [1, 4, 2] as const) {
        await address.getByRole("tab", { name: await shop.serviceName(id) }).click();
        await expect(
          address.getByRole("button", { name: new RegExp(`^${t("delivery.choose")} `) }).first(),
        ).toBeVisible();
        await clean(`places of service ${id}`);
      }
      await address.getByRole("button", { name: t("delivery.addAddress") }).click();
      await address.getByRole("button", { name: t("delivery.saveAddress") }).click();
      await clean("address with faults");
      await address.getByRole("button", { name: t("delivery.cancel") }).click();
      await address
        .getByRole("button", { name: new RegExp(`^${t("delivery.choose")} `) })
        .first()
        .click();
      await expect(line.dialog(t("delivery.timeslotTitle")).getByRole("tab").nth(3)).toBeVisible();
      await clean("slots");
      await line.chooseSlot();
      await expect(line.notification(t("cart.added", { name: piece.name }))).toBeVisible();
      await clean("added, with its notification");
      if (line.opensBeside) {
        await page
          .getByRole("banner")
          .getByRole("link", { name: new RegExp(`^${leaf("cart")}`) })
          .click();
        await expect(line.dialog(t("cart.title")).getByText(piece.name)).toBeVisible();
        await clean("the cart beside the page");
      }

      await shop.signIn(context, customer);
      await page.goto(`/product/${promotion.slug}`);
      await line.addButton(promotion.name).click();
      await expect(line.dialog(t("cart.promotionTitle"))).toBeVisible();
      await clean("promotion");
      await page.goto(`/product/${options.slug}`);
      await line.addButton(options.name).click();
      await expect(line.dialog(t("cart.optionsTitle"))).toBeVisible();
      await clean("options");
      await page.goto(`/product/${piece.slug}`);
      await page
        .getByRole("button", { name: leaf("star", { name: piece.name }) })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await clean("lists");
    });

    test("filters and departments", async ({ page, words, isMobile }) => {
      const clean = async (what: string) => expect.soft(await violations(page), what).toEqual([]);
      await page.goto("/frutta-e-verdura");
      await page
        .getByText(words.pattern(words.t("category.sort.label") + SOME))
        .first()
        .click();
      await clean("sort menu");
      if (isMobile) {
        await page.getByRole("button", { name: words.t("category.filters") }).click();
        await clean("filters");
      } else {
        await page
          .getByRole("link", { name: words.leaf("allDepartments"), exact: true })
          .first()
          .click();
        await expect(
          page.getByRole("link", { name: words.leaf("allDepartments"), exact: true }).first(),
        ).toHaveAttribute("aria-expanded", "true");
        await clean("departments");
      }
    });
  });
