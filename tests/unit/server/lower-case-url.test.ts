import { lowerCaseUrl } from "@/server/lower-case-url.mjs";

it.each([
  ["/Frutta-e-Verdura", "/frutta-e-verdura"],
  ["/PRODUCT/Latte?utm=A", "/product/latte?utm=A"],
  ["/EN/Offerte", "/en/offerte"],
  ["/caff%C3%A8/Moka", "/caff%C3%A8/moka"],
])("%s moves to %s", (written, meant) => {
  expect(lowerCaseUrl(written)).toBe(meant);
});

it.each([
  "/frutta-e-verdura?q=Latte",
  "/caff%C3%A8",
  "/order/AbC123",
  "/reset-password-confirm/Nome@Posta.it",
  "/photo/p/thumb/ABC.webp",
  "/_next/static/chunks/A.js",
  "/api/social/Demo",
  "//Example.test/x",
  "/\\Example.test/x",
  "/\\/Example.test",
  "/EN/\\Example.test",
  "\\\\Example.test",
  "http://Example.test/x",
])("%s stays", (url) => {
  expect(lowerCaseUrl(url)).toBeNull();
});
