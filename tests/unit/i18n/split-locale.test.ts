import { splitLocale } from "@/config/split-locale.mjs";

test.each([
  ["/", "it", "/"],
  ["/frutta?page=2", "it", "/frutta?page=2"],
  ["/en", "en", "/"],
  ["/en/", "en", "/"],
  ["/en?page=2", "en", "/?page=2"],
  ["/en#offerte", "en", "/#offerte"],
  ["/en/product/latte?from=/en/search", "en", "/product/latte?from=/en/search"],
  ["/it/product/latte", "it", "/product/latte"],
  ["/enoteca", "it", "/enoteca"],
  ["/en-primeur", "it", "/en-primeur"],
  ["/EN/cart", "it", "/EN/cart"],
  ["/de/cart", "it", "/de/cart"],
  ["/product/en", "it", "/product/en"],
  ["", "it", ""],
])("%s is in %s: %s", (url, locale, path) => {
  expect(splitLocale(url)).toEqual({ locale, path });
});

test("what is left of an address never names another host", () => {
  expect(splitLocale("/en//evil.test").path).toBe("/evil.test");
});
