import { rejectionOf } from "@/server/rejections.mjs";

const SHOP = "https://shop.example";
const LOCAL = "http://localhost:3000";

const statusOf = (method: string, url: string, headers: Record<string, string> = {}, siteOrigin = SHOP) =>
  rejectionOf({ method, url, headers }, { siteOrigin })?.status ?? null;

test.each([
  ["GET", "/%", 400],
  ["GET", "/%ff", 400],
  ["GET", "http://evil.example/profile", 400],
  ["GET", "/?__proto__=1", 400],
  ["GET", "/?a=1&__proto__[x]=1", 400],
  ["GET", "/search?q=__proto__", null],
  ["TRACE", "/", 405],
  ["PUT", "/cart", 405],
  ["OPTIONS", "/", 405],
  ["GET", "/_next/image?url=%2Fa.png&w=640&q=75", 404],
  ["GET", "/frutta?page=2", null],
])("%s %s: %s", (method, url, status) => {
  expect(statusOf(method, url)).toBe(status);
});

test("a method that is not allowed is answered with those that are", () => {
  const allowOf = (method: string, url: string) =>
    rejectionOf({ method, url, headers: {} }, { siteOrigin: SHOP })?.headers.Allow;
  expect(allowOf("PUT", "/cart")).toBe("GET, HEAD, POST");
  expect(allowOf("GET", "/%")).toBeUndefined();
});

test.each([
  ["/%", "Indirizzo non valido.\n"],
  ["/en/%", "Invalid address.\n"],
])("%s is rejected in the language of the page", (url, text) => {
  expect(rejectionOf({ method: "GET", url, headers: {} }, { siteOrigin: SHOP })?.text).toBe(text);
});

test.each([
  ["/sconto-50%", "it", "Indirizzo non valido.", '<a href="/">Vai alla home</a>'],
  ["/en/%", "en", "Invalid address.", '<a href="/en">Go to the home page</a>'],
])("a browser that opens %s is led home", (url, locale, text, link) => {
  const request = { method: "GET", url, headers: { accept: "text/html,application/xhtml+xml" } };
  const rejection = rejectionOf(request, { siteOrigin: SHOP });
  expect(rejection).toMatchObject({ status: 400, headers: { "Content-Type": "text/html; charset=utf-8" } });
  expect(rejection?.text).toContain(`<html lang="${locale}">`);
  expect(rejection?.text).toContain(`<h1>${text}</h1>`);
  expect(rejection?.text).toContain(link);
});

describe("a form that is sent to a page", () => {
  test.each([
    ["without origin from another site", { "sec-fetch-site": "cross-site" }, 403],
    ["from a neighbouring site", { "sec-fetch-site": "same-site", origin: SHOP }, 403],
    ["from a page that hides its address", { "sec-fetch-site": "same-origin", origin: "null" }, 403],
    ["from an unsafe copy of the shop", { origin: "http://shop.example" }, 403],
    ["from the shop", { "sec-fetch-site": "same-origin", origin: SHOP }, null],
    ["from an old browser on another site", { host: "shop.example", origin: "https://evil.example" }, 403],
    ["from the shop behind a proxy that replaces the host", { host: "10.0.0.7:3000", origin: SHOP }, null],
    ["from another domain of the shop", { host: "preview.example", origin: "https://preview.example" }, null],
    [
      "from another domain that the proxy names",
      { host: "10.0.0.7", "x-forwarded-host": "preview.example, cdn", origin: "https://preview.example" },
      null,
    ],
    ["from an address that is none", { host: "", origin: "evil" }, 403],
    ["by a program", {}, null],
  ])("%s: %s", (_name, headers, status) => {
    expect(statusOf("POST", "/login", headers)).toBe(status);
  });

  test.each([
    ["/cart/payment-completed/7", null],
    ["/en/cart/payment-completed/7", null],
    ["/xx/cart/payment-completed/7", 403],
    ["/cart", 403],
  ])("may come from the bank to %s: %s", (url, status) => {
    expect(statusOf("POST", url, { "sec-fetch-site": "cross-site" })).toBe(status);
  });

  test("may be unsafe where the shop is", () => {
    expect(statusOf("POST", "/login", { origin: LOCAL }, LOCAL)).toBeNull();
  });
});
