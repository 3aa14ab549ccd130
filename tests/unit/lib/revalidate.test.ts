import { revalidateTag } from "next/cache";
import { POST } from "@/app/api/revalidate/route";
import { cachePolicy, isKnownTag } from "@/lib/cache-policy";
import { env } from "@/lib/env";
import { signMessage } from "@/lib/signature";

jest.mock("next/cache", () => ({ revalidateTag: jest.fn() }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/env", () => ({ env: jest.fn() }));

const SECRET = "a-secret-of-more-than-thirty-two-characters";

const NOW = 1_784_900_000;

function callHook(
  message: string,
  { time = NOW, secret = SECRET, signature = signMessage(message, time, secret) } = {},
) {
  return POST(
    new Request("http://localhost/api/revalidate", {
      method: "POST",
      body: message,
      headers: { "x-madia-time": String(time), "x-madia-signature": signature },
    }),
  );
}

const message = (...tags: string[]) => JSON.stringify({ tags });

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW * 1000);
  jest.mocked(env).mockReturnValue({ revalidateSecret: SECRET } as ReturnType<typeof env>);
});

describe("the revalidation hook", () => {
  it("revalidates the given tags", async () => {
    const response = await callHook(message("products", "product:mele-gala-1-kg", "category:frutta/mele"));
    expect(response.status).toBe(200);
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([
      ["products", "max"],
      ["product:mele-gala-1-kg", "max"],
      ["category:frutta/mele", "max"],
    ]);
  });

  it("lets pages expire at once when asked to", async () => {
    await callHook(JSON.stringify({ tags: ["category:pescheria"], expire: true }));
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([["category:pescheria", { expire: 0 }]]);
  });

  it.each([
    ["another secret", { secret: "another-secret-of-more-than-thirty-two-chars" }],
    ["no signature", { signature: "" }],
    ["a signature of another length", { signature: "abc" }],
    ["a signature that is not the message's", { signature: "0".repeat(64) }],
    ["an old time", { time: NOW - 301 }],
    ["a future time", { time: NOW + 301 }],
  ])("rejects %s", async (_, options) => {
    expect((await callHook(message("products"), options)).status).toBe(401);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it.each([NOW - 300, NOW + 300])("accepts a clock difference of five minutes (%i)", async (time) => {
    expect((await callHook(message("products"), { time })).status).toBe(200);
  });

  it("rejects a message that is too long", async () => {
    const text = message("products") + " ".repeat(20_000);
    expect((await callHook(text)).status).toBe(413);
  });

  it.each([
    ["unknown tags", message("everything")],
    ["no tags", message()],
    ["too many tags", message(...Array.from({ length: 101 }, () => "products"))],
    ["a tag of another shape", message("product:<script>")],
    ["invalid JSON", "products"],
    ["a list", "[]"],
  ])("rejects a body with %s", async (_, body) => {
    expect((await callHook(body)).status).toBe(400);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it("returns 404 without a secret", async () => {
    jest.mocked(env).mockReturnValue({ revalidateSecret: null } as ReturnType<typeof env>);
    expect((await callHook(message("products"))).status).toBe(404);
  });

  it("rejects a content-length that is too large", async () => {
    const request = new Request("http://localhost/api/revalidate", {
      method: "POST",
      body: "x".repeat(20_000),
      headers: { "content-length": "20000" },
    });
    expect((await POST(request)).status).toBe(413);
  });
});

describe("the cache policy", () => {
  it("uses only tags that the hook accepts and Next.js allows", () => {
    const slug = `${"à".repeat(300)}`;
    const all = [
      cachePolicy.categoryTree(),
      cachePolicy.category("frutta/mele"),
      cachePolicy.products(12),
      cachePolicy.products(),
      cachePolicy.product("mele-gala-1-kg"),
      cachePolicy.product("pan-d'oro_n.1~2"),
      cachePolicy.search(),
      cachePolicy.warehouses(),
      cachePolicy.leaflets(),
      cachePolicy.content("page:chi-siamo"),
      cachePolicy.sitemap(),
    ];
    expect(cachePolicy.warehouses().revalidate).toBe(900);
    for (const tag of all.flatMap(({ tags }) => tags)) expect([tag, isKnownTag(tag)]).toEqual([tag, true]);
    for (const { revalidate } of all) expect(revalidate).toBeLessThanOrEqual(3600);
    for (const tag of cachePolicy.product(slug).tags) expect(tag.length).toBeLessThanOrEqual(256);
  });
});
