import { decode, encode } from "@/lib/cache-handler/codec.mjs";
import { fetchValue, page } from "./values";

const entry = (value: ReturnType<typeof page> | null) => ({
  key: "/route-cache/APP_PAGE/ab/$/it/pasta",
  value,
  lastModified: 1_700_000_000_123,
  cacheControl: { revalidate: 900, expire: 604_800 },
});

describe("an encoded entry", () => {
  it.each([
    ["a page with text, bytes and a map of segments", page("Penne è più buono")],
    ["a page without segments", { kind: "APP_PAGE", html: "", rscData: Buffer.from("x"), headers: {} }],
    [
      "a route's bytes",
      { kind: "APP_ROUTE", status: 200, body: Buffer.from([0, 1, 255]), headers: { a: "b" } },
    ],
    ["a fetch response", fetchValue("{}")],
    ["nothing", null],
  ])("round-trips %s", (_name, value) => {
    expect(decode(encode(entry(value)), entry(value).key)).toEqual(entry(value));
  });

  it("does not keep its page in memory for a part of it", () => {
    const value = { ...page("Penne"), html: "penne ".repeat(20_000), rscData: Buffer.from("x".repeat(5000)) };
    const { rscData } = decode(encode(entry(value)), entry(value).key)?.value ?? {};
    expect(rscData?.buffer.byteLength).toBeLessThan(value.html.length);
  });

  it("is rejected for another key, when damaged and when truncated", () => {
    const bytes = encode(entry(page("Penne")));
    expect(decode(bytes, "/another")).toBeNull();
    expect(decode(Buffer.from("not compressed"), entry(null).key)).toBeNull();
    expect(decode(bytes.subarray(0, bytes.length - 5), entry(null).key)).toBeNull();
  });
});
