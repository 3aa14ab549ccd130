import { HOME, Line } from "@/tests/support/e2e-line";
import type { Goods } from "@/tests/support/e2e-shop";
import { SOME } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

/** Enough pieces for the smallest order every service takes. */
const ENOUGH_CENTS = 4200;
const piecesOf = ({ priceCents }: Goods) => Math.ceil(ENOUGH_CENTS / priceCents);

const SERVICES = [
  {
    what: "delivered at home",
    id: 2,
    next: "home",
    place: HOME.address1,
    choose: (line: Line, name: string) => line.writeAddress(name),
  },
  {
    what: "picked up at a shop",
    id: 1,
    next: "pickup",
    place: "Monza",
    choose: (line: Line, name: string) => line.choosePoint(name, "Monza"),
  },
  {
    what: "collected from a locker",
    id: 4,
    next: "locker",
    place: "Brescia",
    choose: (line: Line, name: string) => line.choosePoint(name, "Brescia"),
  },
] as const;

for (const { what, id, next, place, choose } of SERVICES)
  test(`from a search engine to a paid order, ${what}`, async ({ page, shop, words }) => {
    test.slow();
    const { t, leaf, pattern } = words;
    const line = new Line(page);
    const [piece, weight] = [await shop.one("piece"), await shop.one("weight")];
    const customer = await shop.customer();
    const service = await shop.serviceName(id);

    await test.step("a shelf, as a search engine opens it, and a product on it", async () => {
      await page.goto(`/${piece.categorySlug}`, { referer: "https://www.google.it/" });
      await page.getByRole("main").getByRole("link", { name: piece.name, exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: piece.name })).toBeVisible();
    });

    await test.step("the search proposes another product", async () => {
      await line.search.fill(weight.name);
      await page.getByRole("option", { name: weight.name }).filter({ hasText: "/kg" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: weight.name })).toBeVisible();
    });

    await test.step("adding it asks for log-in, place and time, then adds it", async () => {
      await line.addButton(weight.name).click();
      await line.logIn(customer.made.login);
      await choose(line, service);
      await line.chooseSlot();
      await expect(line.notification(t("cart.added", { name: weight.name }))).toBeVisible();
      await expect(
        page
          .getByRole("article")
          .getByText(new RegExp(leaf("about", { n: "\\d+" })))
          .first(),
      ).toBeVisible();
    });

    await test.step("the first product goes in at once, at the quantity typed", async () => {
      await page.goto(`/product/${piece.slug}`);
      await line.addButton(piece.name).click();
      const quantity = page.getByRole("textbox", { name: leaf("quantityOf", { name: piece.name }) }).first();
      await quantity.fill(String(piecesOf(piece)));
      await quantity.press("Enter");
      await expect(line.notification(t("cart.added", { name: piece.name }))).toBeVisible();
    });

    await test.step("the cart shows both, the weight as an estimate", async () => {
      await line.toCart();
      await expect(line.cartLine(piece.name).first()).toBeVisible();
      await expect(line.cartLine(weight.name).getByText(t("cart.estimated"), { exact: true })).toBeVisible();
      await expect(page.getByRole("term").filter({ hasText: service }).first()).toBeVisible();
    });

    await test.step("checkout, with a bag and the amount held while the weight is an estimate", async () => {
      await line.toPayment(await shop.bag());
      await expect(page.getByText(pattern(t("checkout.held", { amount: SOME })))).toBeVisible();
      await line.confirm();
    });

    const orderId = await test.step("the bank approves and the shop confirms", async () => {
      await line.atBank("approve");
      const confirmed = await line.confirmed();
      await expect(page.getByText(t(`payment.nextReceive.${next}`))).toBeVisible();
      await expect(page.getByRole("main").getByText(place).first()).toBeVisible();
      return confirmed;
    });

    await test.step("the order is in the profile, the cart is empty", async () => {
      await page.getByRole("link", { name: t("payment.toOrder") }).click();
      await expect(page).toHaveURL(`/profile/orders/${orderId}`);
      await expect(page.getByRole("main").getByText(piece.name).first()).toBeVisible();
      await expect(page.getByRole("main").getByText(weight.name).first()).toBeVisible();
      await page.goto("/profile/orders");
      await expect(page.getByRole("main").getByText(String(orderId)).first()).toBeVisible();
      await page.goto("/cart");
      await expect(page.getByRole("heading", { level: 1, name: t("cart.emptyTitle") })).toBeVisible();
    });
  });
