import type { APIResponse } from "@playwright/test";
import { expect, test } from "./fixtures";

test.skip(({ isMobile }) => isMobile, "answers do not depend on the window");

const noFollow = { maxRedirects: 0 };
const SHARED = /^s-maxage=\d+, stale-while-revalidate(=\d+)?$/;

test.describe("pages that are not there", () => {
  const missing = {
    "an unknown category": "/reparto-che-non-esiste",
    "an unknown shelf of a department": "/frutta-e-verdura/scaffale-che-non-esiste",
    "an unknown product": "/product/prodotto-che-non-esiste",
    "a page past the last one": "/frutta-e-verdura?page=400",
    "a page number nobody counts to": "/frutta-e-verdura?page=99999",
    "a hidden path segment": "/~listing/price/1/frutta-e-verdura",
    "the same behind a locale": "/it/~filter/frutta-e-verdura",
    "a slug with strange signs": "/product/%22%3E%3Cscript%3E",
  };
  for (const [what, path] of Object.entries(missing))
    test(`${what} is a 404 that shared caches soon forget`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(response.headers()["cache-control"]).toBe("public, s-maxage=60");
    });

  test("say so and show the way on", async ({ page, words, expectConsole }) => {
    expectConsole(/status of 404/);
    await page.goto("/product/prodotto-che-non-esiste");
    await expect(page.getByRole("heading", { level: 1, name: words.t("notFound.title") })).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: words.t("notFound.home") }),
    ).toHaveAttribute("href", "/");
  });
});

test.describe("pages that have moved", () => {
  const locations = (response: APIResponse) =>
    response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === "location")
      .map(({ value }) => value);

  test("an old product slug leads to the new one with 308", async ({ request, shop }) => {
    const { slug } = await shop.one("piece");
    await shop.sql(
      `insert into moved_slug (old_slug, slug) values ('vecchio-${slug}', '${slug}') on conflict do nothing`,
    );
    const response = await request.get(`/product/vecchio-${slug}`, noFollow);
    expect(response.status()).toBe(308);
    expect(locations(response)).toEqual([`/product/${slug}`]);
  });

  test("an old category slug leads to the new one with 308", async ({ request, shop }) => {
    await shop.sql(
      `insert into moved_slug (old_slug, slug) values ('vecchia-frutta', 'frutta-e-verdura') on conflict do nothing`,
    );
    const response = await request.get("/vecchia-frutta", noFollow);
    expect(response.status()).toBe(308);
    expect(locations(response)).toEqual(["/frutta-e-verdura"]);
  });

  test("the locale without a need for a prefix loses it", async ({ request }) => {
    const response = await request.get("/it/frutta-e-verdura", noFollow);
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(/\/frutta-e-verdura$/);
  });
});

test.describe("guarded pages", () => {
  for (const path of ["/cart", "/checkout", "/payment?orderId=7", "/profile/orders", "/cart/payment-error/7"])
    test(`${path} sends a visitor to log in, and back`, async ({ request }) => {
      const response = await request.get(path, noFollow);
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    });

  test("a forged session is no session", async ({ request }) => {
    const response = await request.get("/profile/orders", {
      ...noFollow,
      headers: { cookie: "madia_session=Fe26.2*1*forged; madia_in=1" },
    });
    expect(response.status()).toBe(307);
  });

  test("the page behind the guard is kept by no shared cache", async ({ context, shop, page }) => {
    await shop.signIn(context, await shop.customer());
    const response = await page.goto("/cart");
    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"] ?? "").not.toMatch(/public|s-maxage/);
  });
});

test.describe("public pages", () => {
  test("are the same for everyone and may be kept by any shared cache", async ({ request, shop }) => {
    const { slug, categorySlug } = await shop.one("piece");
    for (const path of [
      "/",
      `/${categorySlug}`,
      "/frutta-e-verdura?page=2",
      `/product/${slug}`,
      "/reparti",
    ]) {
      const response = await request.get(path, { headers: { cookie: "madia_in=1" } });
      expect(response.status(), path).toBe(200);
      const headers = response.headers();
      expect(headers["cache-control"], path).toMatch(SHARED);
      expect(headers["set-cookie"], path).toBeUndefined();
      expect(headers.vary ?? "", path).not.toMatch(/cookie/i);
    }
  });

  test("narrowed by facets may be kept half a minute and stay out of search engines", async ({ request }) => {
    const response = await request.get("/frutta-e-verdura?promo=1");
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("public, s-maxage=30");
    expect(response.headers()["set-cookie"]).toBeUndefined();
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
  });

  test("that read their query answer for each of them", async ({ request }) => {
    const paths = [
      "/search?q=latte",
      "/fast-search?q=pane",
      "/login?redirect=/cart",
      "/service-discovery",
      "/service-discovery?address=Milano",
      "/punti-vendita/cerca?q=Milano",
    ];
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  });

  test("carry a policy without eval and the usual headers", async ({ request }) => {
    const headers = (await request.get("/")).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("show pictures through the shop's own address", async ({ request, shop }) => {
    const { productId } = await shop.one("piece");
    const [row] = await shop.sql<{ code: string }>(
      `select cod_int as code from product where product_id = ${productId}`,
    );
    const response = await request.get(`/photo/p/thumb/${row?.code}.webp`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/webp");
    expect(response.headers()["cache-control"]).toMatch(/max-age=\d{5,}/);
  });
});

test.describe("the door", () => {
  test("opens to listed calls only", async ({ request }) => {
    expect((await request.get("/ebsn/api/products?q=latte")).status()).toBe(200);
    expect((await request.get("/ebsn/api/admin/users")).status()).toBe(404);
    expect((await request.get("/ebsn/api/../../__test/clock")).status()).toBe(404);
    expect((await request.get("/ebsn/api/cart/add")).status()).toBe(405);
  });

  test("takes no write from another site", async ({ request }) => {
    const response = await request.post("/ebsn/api/cart/add", {
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      data: { items: [] },
    });
    expect(response.status()).toBe(403);
  });
});
