import type { Page } from "@playwright/test";
import { findLayoutViolations } from "@/tests/support/e2e-layout";
import { waitForHydration, watchHydration } from "@/tests/support/e2e-hydration";
import { expect, test } from "./fixtures";

/** What names of products, departments, addresses and lists are shown in. */
const NAMES = "main :is(h2, h3, a:not([class*=button]), b, dd, small), footer li a";

/** Longer than any line of a phone. */
const LONG_WORD = "Precipitevolissimevolmente".repeat(3);

/** A part of the page that is hydrated when it comes near finds other words than it was rendered with. */
const HYDRATED_LATER = /React error #418/;

/** A shop's data may hold words that no line has room for: they break, and nothing is pushed aside. */
async function findPushedAside(page: Page, names = NAMES): Promise<string[]> {
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    ([selector, word]) => {
      const isBesideItsText = (text: ChildNode) =>
        text.nodeType === Node.TEXT_NODE && /\p{L}{3}/u.test(text.textContent ?? "");
      for (const element of document.querySelectorAll(selector))
        for (const text of [...element.childNodes].filter(isBesideItsText))
          if (element.closest("button, [class*=price]") === null)
            text.textContent = `${text.textContent} ${word}`;
    },
    [names, LONG_WORD] as const,
  );
  return (await findLayoutViolations(page)).filter((violation) =>
    /px wide|wider than the window|over each other/.test(violation),
  );
}

test("words longer than a line break in the names of the shop's pages", async ({
  page,
  shop,
  expectConsole,
}) => {
  test.setTimeout(90_000);
  expectConsole(HYDRATED_LATER);
  await watchHydration(page);
  const { slug } = await shop.findProduct("piece");
  for (const path of [
    "/",
    "/reparti",
    `/product/${slug}`,
    "/volantini",
    "/ricette/carbonara",
    "/news",
    "/punti-vendita",
  ]) {
    await page.goto(path);
    expect.soft(await findPushedAside(page, `${NAMES}, main h1`), path).toEqual([]);
  }
});

test("words longer than a line break in the names of a customer's cart, orders and lists", async ({
  page,
  context,
  shop,
  expectConsole,
}) => {
  test.setTimeout(120_000);
  expectConsole(HYDRATED_LATER);
  const customer = await shop.customer({ withDelivery: true });
  const { orderId } = await shop.placeOrder(customer);
  await shop.signIn(context, customer);
  await watchHydration(page);
  const product = await shop.findProduct("piece");
  await customer.add(product.productId, 1);
  const [list] = await shop.sql<{ id: number }>(
    `insert into wishlist (customer_id, name, created_at, updated_at)
     values (${customer.record.customerId}, 'Spesa', now(), now()) returning list_id as id`,
  );
  await shop.sql(
    `insert into wishlist_item (list_id, product_id, quantity, added_at) values (${list?.id}, ${product.productId}, 1, now())`,
  );
  for (const [path, name] of [
    ["/cart", product.name],
    ["/checkout", product.name],
    [`/profile/orders/${orderId}`, product.name],
    [`/profile/lists/${list?.id}`, product.name],
    ["/profile/addresses", "Via Brera"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(name);
    expect.soft(await findPushedAside(page), path).toEqual([]);
  }
});
