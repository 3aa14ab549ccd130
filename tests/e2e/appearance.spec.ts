import { brand, seller } from "@/brand.config";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

/** What is of no use on paper. */
const CONTROLS = "button, input, select, textarea, summary, nav, dialog[open], [role='search'], .skip-link";

test("orders, lists, recipes and leaflets print what they are and nothing else @desktop", async ({
  page,
  context,
  shop,
}) => {
  test.slow();
  const [first, second] = await shop.findProducts("piece", 2);
  if (!first || !second) throw new Error("too few products");
  const customer = await shop.customer({ withDelivery: true });
  const { orderId, name } = await shop.placeOrder(customer);
  const { wishlists } = (await customer.call("wishlist/list")) as {
    wishlists: { listId: number }[];
  };
  const listId = wishlists[0]?.listId;
  await customer.call("wishlist/add", { list_id: listId, product_id: second.productId, quantity: 2 });
  await shop.signIn(context, customer);
  const printed: [path: string, ...texts: (string | RegExp)[]][] = [
    [`/profile/orders/${orderId}`, String(orderId), name, /^Totale/],
    [`/profile/lists/${listId}`, second.name],
    ["/ricette/risotto-alla-zucca-e-taleggio", "Risotto alla zucca e taleggio", "320 g"],
    ["/lista-della-spesa?testo=2%20latte", /latte/i],
    ["/volantini/sapori-d-autunno", "Sapori d'autunno"],
  ];
  for (const [path, ...texts] of printed) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(texts[0]!).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const text of texts)
      await expect(
        page.getByRole("main").getByText(text).filter({ visible: true }).first(),
        path,
      ).toBeVisible();
    await expect(page.locator(CONTROLS).filter({ visible: true }), path).toHaveCount(0);
    // Whose paper it is.
    await expect(page.getByRole("banner").getByRole("img", { name: brand.name })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText(seller.legalLine.it)).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
});

test("a comparison of four products fits on a sheet @desktop", async ({ page, shop }) => {
  const products = await shop.findProducts("piece", 4);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(`/confronta?${products.map(({ slug }) => `p=${slug}`).join("&")}`);
  const last = page.getByRole("columnheader", { name: products[3]?.name });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const { x = 0, width = 0 } = (await last.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(700);
});

test("a cart prints what was asked of each line, a checkout no empty field @desktop", async ({
  page,
  context,
  shop,
  messages,
}) => {
  const { clientMessage } = messages;
  const [first, second] = await shop.findProducts("piece", 2);
  if (!first || !second) throw new Error("too few products");
  const customer = await shop.customer({ withDelivery: true });
  const note = "Matura, per favore";
  await customer.add(first.productId, 8, { note });
  await customer.add(second.productId, 1);
  await shop.signIn(context, customer);
  const printed = (text: string) => page.getByRole("main").getByText(text).filter({ visible: true });

  await page.goto("/cart");
  await expect(printed(messages.t("cart.note.add"))).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(printed(note)).toHaveCount(1);
  const quantity = page.getByRole("textbox", { name: clientMessage("quantityOf", { name: first.name }) });
  await expect(quantity.filter({ visible: true })).toHaveValue("8");
  await expect(printed(messages.t("cart.substitution.label"))).toHaveCount(2);
  await expect(printed(messages.t("cart.note.add"))).toHaveCount(0);

  // A dialog alone and once: what is fixed is repeated on each sheet.
  await page.emulateMedia({ media: "screen" });
  await page
    .getByRole("button", { name: messages.t("cart.substitution.change", { name: first.name }) })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByRole("heading").first()).toBeVisible();
  await expect(dialog).toHaveCSS("position", "absolute");
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(printed(note)).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await page.goto("/checkout");
  const lottery = printed(messages.t("checkout.lottery.title"));
  await expect(lottery).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(printed(first.name)).toHaveCount(1);
  await expect(lottery).toHaveCount(0);
  const labels = page.getByRole("main").locator("label:not(:has(:checked))");
  await expect(labels.filter({ visible: true })).toHaveCount(0);

  // Without its buttons the quantity control would be an empty frame.
  await page.emulateMedia({ media: "screen" });
  await page.goto(`/product/${second.slug}`);
  const more = page.getByRole("button", { name: clientMessage("more", { name: second.name }) }).first();
  await expect(more).toBeVisible();
  const control = page.locator(":has(> [data-restore-focus])").first();
  await expect(control).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(control).toBeHidden();
});

test("with text at twice its size a page on a phone is not covered by what stays in view", async ({
  page,
  shop,
}) => {
  const { slug } = await shop.findProduct("piece");
  await page.goto(`/product/${slug}`);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await page.evaluate(() => window.scrollTo(0, 300));
  const covered = await page.evaluate(() => {
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (["fixed", "sticky"].includes(getComputedStyle(element).position) || isBar(element.parentElement));
    const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
    return (
      rows.filter((y) => isBar(document.elementFromPoint(window.innerWidth / 2, y))).length / rows.length
    );
  });
  expect(covered).toBeLessThan(0.2);
});

test("what a card says to visitors of its offer leaves the picture free", async ({ page, messages }) => {
  await page.goto("/salumi-e-formaggi");
  const note = page.getByText(messages.clientMessage("registeredUsers"), { exact: true }).first();
  const card = note.locator("xpath=ancestor::li[1]");
  const picture = await card.locator("span").first().boundingBox();
  const box = await note.boundingBox();
  if (!box || !picture) throw new Error("no such card");
  expect(box.y).toBeGreaterThanOrEqual(picture.y + picture.height);
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
