import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import {
  headerRules,
  POLICY_HEADER,
  readThirdParties,
  shortCacheHeaderRules,
  withThirdParties,
} from "@/config/headers.mjs";
import { requestHeaders, responseHeaders } from "@/server/headers.mjs";

async function headersOf(path: string, { development = false, https = false } = {}): Promise<Headers> {
  const rules = [...headerRules({ development, https }), ...shortCacheHeaderRules()];
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

describe("a filtered listing or a search", () => {
  it.each([
    "/pasta?vendor_id=3",
    "/pasta/corta?page=2&promo=true",
    "/search",
    "/search?q=latte",
    "/search?q=x&vendor_id=3",
    "/en/search?q=milk",
  ])("is cached for half a minute: %s", async (path) => {
    expect((await headersOf(path)).get("cache-control")).toBe("public, s-maxage=30");
  });

  it.each(["/pasta", "/search/x?q=y", "/profile/orders?promo=1", "/cart?vendor_id=1"])(
    "does not include %s",
    async (path) => {
      expect((await headersOf(path)).get("cache-control")).toBeNull();
    },
  );
});

describe("the policy for maps", () => {
  const plain = headerRules({ development: false, https: true });
  const MAPS = { maps: true, tagManager: false };
  const policyIn = (rules: typeof plain) =>
    rules.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY_HEADER)?.value ?? "";

  it("names no host of Google's without a key", () => {
    expect(policyIn(plain)).not.toMatch(/google|gstatic/);
  });

  it("admits Google's hosts with a key, and still no eval", () => {
    const policy = policyIn(headerRules({ development: false, https: true, thirdParties: MAPS }));
    expect(policy).toContain("script-src 'self' 'unsafe-inline' https://*.googleapis.com;");
    expect(policy).toContain("frame-src https://www.youtube-nocookie.com https://*.google.com;");
    expect(policy).toContain("worker-src 'self' blob:;");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("admits the tag manager with its id only", () => {
    const thirdParties = { maps: false, tagManager: true };
    const policy = policyIn(headerRules({ development: false, https: true, thirdParties }));
    expect(policy).toContain("script-src 'self' 'unsafe-inline' https://www.googletagmanager.com;");
    expect(policy).toMatch(/connect-src 'self' .*https:\/\/\*\.google-analytics\.com/);
  });

  it("is extended once, also by the server in front of the build", () => {
    const rawHeaders = ["content-security-policy", policyIn(plain), "X-Frame-Options", "DENY"];
    const [, policy = "", ...others] = responseHeaders({ rawHeaders }, { thirdParties: MAPS });
    expect(policy).toBe(policyIn(headerRules({ development: false, https: true, thirdParties: MAPS })));
    expect(withThirdParties(policy, MAPS)).toBe(policy);
    expect(others).toEqual(["X-Frame-Options", "DENY"]);
    expect(responseHeaders({ rawHeaders }, { thirdParties: { maps: false, tagManager: false } })).toEqual(
      rawHeaders,
    );
  });
});

describe("pictures", () => {
  const imagesOf = (settings: Record<string, string>) =>
    withThirdParties("img-src 'self' data: blob:", readThirdParties(settings));

  it("come from the shop alone, without settings or with internal systems", () => {
    expect(imagesOf({})).toBe("img-src 'self' data: blob:");
    expect(imagesOf({ EBSN_API_URL: "http://backend:4000", IMAGE_HOSTS: " , " })).toBe(imagesOf({}));
  });

  it("come from its systems and from the hosts it names too", () => {
    const systems = {
      EBSN_API_URL: "https://api.example.it/ebsn",
      CONTENT_API_URL: "https://content.example.it",
    };
    expect(imagesOf({ ...systems, IMAGE_HOSTS: "cdn.example.it, api.example.it" })).toBe(
      "img-src 'self' data: blob: https://api.example.it https://content.example.it https://cdn.example.it",
    );
  });

  it("come from Google's hosts with its map", () => {
    expect(imagesOf({ MAPS_KEY: "key" })).toContain(" https://*.gstatic.com ");
  });
});

describe("headers between the visitor and Next", () => {
  it("say a location once and nothing of the connection", () => {
    const rawHeaders = [
      ...["Location", "/b", "Set-Cookie", "a=1", "Set-Cookie", "b=2", "location", "/b"],
      ...[
        "Connection",
        "close",
        "Transfer-Encoding",
        "chunked",
        "x-nextjs-cache",
        "HIT",
        "x-madia-tags",
        "a",
      ],
    ];
    expect(responseHeaders({ rawHeaders }, { thirdParties: { maps: false, tagManager: false } })).toEqual([
      ...["Location", "/b", "Set-Cookie", "a=1", "Set-Cookie", "b=2"],
    ]);
  });

  it.each([
    [undefined, "203.0.113.7"],
    ["198.51.100.1", "198.51.100.1, 203.0.113.7"],
  ])("forwarded for %s: the visitor's own address is last", (forwarded, expected) => {
    const request = new IncomingMessage(new Socket());
    Object.defineProperty(request.socket, "remoteAddress", { value: "203.0.113.7" });
    request.headers = { "x-forwarded-for": forwarded, connection: "close", cookie: "a=1" };
    expect(requestHeaders(request, "https://shop.example")).toEqual({
      cookie: "a=1",
      "x-forwarded-for": expected,
    });
  });
});
