import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { headerRules, POLICY_HEADER, withMapsSources } from "@/config/headers.mjs";
import { facetHeaderRules } from "@/config/routing.mjs";
import { admitMaps } from "@/server/maps-policy.mjs";

async function headersOf(path: string, { development = false, https = false } = {}): Promise<Headers> {
  const rules = [...headerRules({ development, https }), ...facetHeaderRules()];
  const url = `http://localhost:3000${path}`;
  const { headers } = await unstable_getResponseFromNextConfig({
    url,
    nextConfig: { headers: async () => rules },
  });
  return headers;
}

const policyOf = async (path: string, options?: { development: boolean }) =>
  (await headersOf(path, options)).get("content-security-policy") ?? "";

describe("response headers", () => {
  it.each(["/", "/pasta", "/product/x", "/ebsn/api/cart/view", "/checkout"])(
    "set the security policy on %s",
    async (path) => {
      const headers = await headersOf(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).not.toContain("unsafe-eval");
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]) {
        expect(policy).toContain(rule);
      }
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    },
  );

  it.each(["/_next/static/chunks/a.js", "/photo/p/thumb/1.webp"])(
    "set no content security policy on %s",
    async (path) => {
      const headers = await headersOf(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBeNull();
    },
  );

  it("allow eval in development only", async () => {
    expect(await policyOf("/", { development: true })).toContain("'unsafe-eval'");
  });

  it("set HSTS with https only", async () => {
    expect((await headersOf("/")).get("strict-transport-security")).toBeNull();
    expect((await headersOf("/", { https: true })).get("strict-transport-security")).toContain(
      "max-age=63072000",
    );
  });
});

describe("a filtered listing", () => {
  it.each(["/pasta?vendor_id=3", "/pasta/corta?page=2&promo=true"])(
    "is cached for half a minute: %s",
    async (path) => {
      expect((await headersOf(path)).get("cache-control")).toBe("public, s-maxage=30");
    },
  );

  it.each(["/pasta", "/search?q=x&vendor_id=3", "/profile/orders?promo=1", "/cart?vendor_id=1"])(
    "does not include %s",
    async (path) => {
      expect((await headersOf(path)).get("cache-control")).toBeNull();
    },
  );
});

describe("the policy for maps", () => {
  const plain = headerRules({ development: false, https: true });
  const policyIn = (rules: typeof plain) =>
    rules.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY_HEADER)?.value ?? "";

  it("names no host of Google's without a key", () => {
    expect(policyIn(plain)).not.toMatch(/google|gstatic/);
  });

  it("admits Google's hosts with a key, and still no eval", () => {
    const policy = policyIn(headerRules({ development: false, https: true, maps: true }));
    expect(policy).toContain("script-src 'self' 'unsafe-inline' https://*.googleapis.com;");
    expect(policy).toContain("frame-src https://www.youtube-nocookie.com https://*.google.com;");
    expect(policy).toContain("worker-src 'self' blob:;");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("is extended once, also by the server in front of the build", () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    admitMaps(response);
    response.setHeader("content-security-policy", policyIn(plain));
    const policy = String(response.getHeader(POLICY_HEADER));
    expect(policy).toBe(policyIn(headerRules({ development: false, https: true, maps: true })));
    expect(withMapsSources(policy)).toBe(policy);
    response.setHeader("X-Frame-Options", "DENY");
    expect(response.getHeader("x-frame-options")).toBe("DENY");
  });
});
