import type { APIResponse } from "@playwright/test";
import { expect, test } from "./fixtures";

const withoutRedirects = { maxRedirects: 0 };
const SHARED = /^s-maxage=\d+, stale-while-revalidate=2700, stale-if-error=\d+$/;

test.describe("missing pages", () => {
  const missingPaths = {
    "an unknown category": "/reparto-che-non-esiste",
    "an unknown subcategory": "/frutta-e-verdura/scaffale-che-non-esiste",
    "an unknown product": "/product/prodotto-che-non-esiste",
    "a page past the last one": "/frutta-e-verdura?page=400",
    "a very large page number": "/frutta-e-verdura?page=99999",
    "a hidden path segment": "/~listing/price/1/frutta-e-verdura",
    "a hidden path segment with a locale": "/it/~filter/frutta-e-verdura",
    "a slug with markup": "/product/%22%3E%3Cscript%3E",
  };
  for (const [description, path] of Object.entries(missingPaths))
    test(`${description} returns 404 with a short shared cache lifetime`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(response.headers()["cache-control"]).toBe("public, s-maxage=60");
    });

  test("show a message and a link home", async ({ page, messages, expectConsole }) => {
    expectConsole(/status of 404/);
    await page.goto("/product/prodotto-che-non-esiste");
    await expect(page.getByRole("heading", { level: 1, name: messages.t("notFound.title") })).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: messages.t("notFound.home") }),
    ).toHaveAttribute("href", "/");
  });
});

test.describe("moved pages", () => {
  const locations = (response: APIResponse) =>
    response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === "location")
      .map(({ value }) => value);

  test("an old product slug redirects to the new one with 308", async ({ request, shop }) => {
    const { slug } = await shop.findProduct("piece");
    await shop.sql(
      `insert into moved_slug (old_slug, slug) values ('vecchio-${slug}', '${slug}') on conflict do nothing`,
    );
    const response = await request.get(`/product/vecchio-${slug}`, withoutRedirects);
    expect(response.status()).toBe(308);
    expect(locations(response)).toEqual([`/product/${slug}`]);
  });

  test("an old category slug redirects to the new one with 308", async ({ request, shop }) => {
    await shop.sql(
      `insert into moved_slug (old_slug, slug) values ('vecchia-frutta', 'frutta-e-verdura') on conflict do nothing`,
    );
    const response = await request.get("/vecchia-frutta", withoutRedirects);
    expect(response.status()).toBe(308);
    expect(locations(response)).toEqual(["/frutta-e-verdura"]);
  });

  test("the default locale prefix is removed", async ({ request }) => {
    const response = await request.get("/it/frutta-e-verdura", withoutRedirects);
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(/\/frutta-e-verdura$/);
  });
});

test.describe("guarded pages", () => {
  for (const path of ["/checkout", "/payment?orderId=7", "/profile/orders", "/cart/payment-error/7"])
    test(`${path} redirects visitors to login with a return path`, async ({ request }) => {
      const response = await request.get(path, withoutRedirects);
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    });

  test("a forged session is rejected", async ({ request }) => {
    const response = await request.get("/profile/orders", {
      ...withoutRedirects,
      headers: { cookie: "madia_session=Fe26.2*1*forged; madia_in=1" },
    });
    expect(response.status()).toBe(307);
  });

  test("guarded pages are not stored by shared caches, and run their own scripts only", async ({
    context,
    shop,
  }) => {
    await shop.signIn(context, await shop.customer());
    for (const path of ["/cart", "/payment"]) {
      const headers = (await context.request.get(path)).headers();
      expect(headers["cache-control"] ?? "", path).not.toMatch(/public|s-maxage/);
      expect(headers["content-security-policy"], path).toMatch(/script-src 'self' 'sha256-/);
      expect(headers["content-security-policy"], path).not.toMatch(/script-src[^;]*unsafe-inline/);
    }
  });
});

test.describe("public pages", () => {
  test("are the same for everyone and cacheable by shared caches", async ({ request, shop }) => {
    const { slug, categorySlug } = await shop.findProduct("piece");
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

  test("filtered or searched for are cached for 30 seconds", async ({ request }) => {
    for (const path of ["/frutta-e-verdura?promo=1", "/search?q=latte"]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()["cache-control"], path).toBe("public, s-maxage=30");
      expect(response.headers()["set-cookie"], path).toBeUndefined();
    }
  });

  test("with query parameters respond with 200", async ({ request }) => {
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

  test("keep their text size on an iPhone in landscape, which knows the property by its prefix", async ({
    request,
  }) => {
    expect(await (await request.get("/")).text()).toContain("-webkit-text-size-adjust:100%");
  });

  test("carry a CSP without eval and security headers", async ({ request }) => {
    const headers = (await request.get("/")).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=(self)"),
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("serve images from the shop's own origin", async ({ request, shop }) => {
    const { productId } = await shop.findProduct("piece");
    const [row] = await shop.sql<{ code: string }>(
      `select cod_int as code from product where product_id = ${productId}`,
    );
    const response = await request.get(`/photo/p/thumb/${row?.code}.webp`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/webp");
    expect(response.headers()["cache-control"]).toMatch(/max-age=\d{5,}/);
  });
});

test.describe("the gateway", () => {
  test("allows listed calls only", async ({ request }) => {
    expect((await request.get("/ebsn/api/products?q=latte")).status()).toBe(200);
    expect((await request.get("/ebsn/api/admin/users")).status()).toBe(404);
    expect((await request.get("/ebsn/api/../../__test/clock")).status()).toBe(404);
    expect((await request.get("/ebsn/api/cart/add")).status()).toBe(405);
  });

  test("rejects writes from another site", async ({ request }) => {
    const response = await request.post("/ebsn/api/cart/add", {
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      data: { items: [] },
    });
    expect(response.status()).toBe(403);
  });
});
