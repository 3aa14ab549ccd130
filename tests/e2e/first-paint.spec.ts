import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page, Route } from "@playwright/test";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { expect, test } from "./fixtures";

const SCRIPTS = /\/_next\/static\/.+\.js/;

async function holdScripts(page: Page): Promise<{ held: Route[]; release(): Promise<void> }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(SCRIPTS, async (route) => {
    if (isReleased) await route.continue();
    else held.push(route);
  });
  return {
    held,
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

// That no page requests a style sheet: layout-shift.
test("a page contains its styles", async ({ request, shop }) => {
  const { categorySlug, slug } = await shop.findProduct("piece");
  for (const path of ["/", `/${categorySlug}`, `/product/${slug}`])
    expect(await (await request.get(path)).text(), path).toContain("<style>");
});

test("the scripts that lists and products name are within their budget", async ({ request, shop }) => {
  const { categorySlug, slug } = await shop.findProduct("piece");
  for (const path of [`/${categorySlug}`, `/product/${slug}`]) {
    const html = await (await request.get(path)).text();
    const scripts = new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g));
    const sizes = await Promise.all(
      [...scripts].map(async (script) => gzipSync(await (await request.get(script)).body()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(155_000);
  }
});

/** The names of a build's files change the compressed size of a page by a hundred bytes: here they are the same in all. */
function withStableFileNames(html: string): string {
  const names = new Map<string, string>();
  return html.replace(/(?<=static\/chunks\/)[^"'\\/.]+/g, (name) => {
    const fresh = createHash("sha256").update(String(names.size)).digest("hex").slice(0, name.length);
    const stable = names.get(name) ?? fresh;
    names.set(name, stable);
    return stable;
  });
}

test("the HTML of every department and of a product is within its budget", async ({ request, shop }) => {
  // Twenty first visits.
  test.slow();
  const { slug } = await shop.findProduct("piece");
  const departments = await shop.sql<{ slug: string }>("select slug from category where parent_id is null");
  // A form among the products of this one is as large as three of them: docs/measuring.md.
  const budgetOf = (path: string) => (path === "/cura-della-casa" ? 15_800 : 15_200);
  for (const path of [...departments.map((department) => `/${department.slug}`), `/product/${slug}`]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = (await response.text()).replace(/<style>[^]*?<\/style>/g, "");
    expect.soft(html.length, path).toBeLessThanOrEqual(120_000);
    expect
      .soft(brotliCompressSync(withStableFileNames(html)).length, path)
      .toBeLessThanOrEqual(budgetOf(path));
  }
});

test("a product added before scripts arrive is added once they do", async ({
  page,
  context,
  shop,
  messages,
}) => {
  const { name, slug } = await shop.findProduct("piece");
  await shop.signIn(context, await shop.customer({ withDelivery: true }));
  const scripts = await holdScripts(page);
  await page.goto(`/product/${slug}`, { waitUntil: "commit" });
  const addButton = new ShopperJourney(page).addButton(name);
  await expect.poll(() => scripts.held.length).toBeGreaterThan(0);
  await addButton.click();
  await addButton.click();
  await scripts.release();
  const quantity = page
    .getByRole("article")
    .getByLabel(messages.clientMessage("quantityOf", { name }))
    .first();
  await expect(quantity).toBeVisible();
});
