import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { BANK_LOCALE_COOKIE } from "@/lib/session/bank-return";
import { config, middleware } from "@/middleware";
import { config as shopConfig } from "@/lib/config";
import { guardRedirect } from "@/lib/session/guard";
import { NO_SESSION, type Session } from "@/lib/session/session";

const customer: Session = { session: "s", account: "a", userId: 7, remember: true };

describe("guarded pages", () => {
  it.each([
    ["/checkout", "?step=2", "/login?redirect=%2Fcheckout%3Fstep%3D2"],
    ["/cart/payment-completed/12", "", "/login?redirect=%2Fcart%2Fpayment-completed%2F12"],
    ["/profile/orders", "?page=2", "/login?redirect=%2Fprofile%2Forders%3Fpage%3D2"],
    ["/en/checkout", "", "/en/login?redirect=%2Fen%2Fcheckout"],
  ])("redirect a visitor from %s%s to the login", (path, search, target) => {
    expect(guardRedirect(path, search, NO_SESSION)).toBe(target);
    expect(guardRedirect(path, search, customer)).toBeNull();
  });

  it.each([
    ["a page", "/cart", {}],
    ["the way to the log-in", "/checkout", {}],
    ["the way back from the bank", "/cart/payment-completed/12", { cookie: `${BANK_LOCALE_COOKIE}=en` }],
  ])("leave %s in no cache", async (_name, path, headers) => {
    const { headers: answered } = await middleware(new NextRequest(`http://localhost${path}`, { headers }));
    expect(answered.get("cache-control")).toBe("private, no-store");
  });

  it("redirect a visitor with an anonymous session", () => {
    expect(guardRedirect("/checkout", "", { ...NO_SESSION, session: "s" })).not.toBeNull();
  });

  it.each(["/cart", "/en/cart"])("include %s only where visitors have no cart", (path) => {
    expect(guardRedirect(path, "", NO_SESSION)).toBeNull();
    jest.replaceProperty(shopConfig, "anonymousCart", false);
    expect(guardRedirect(path, "", NO_SESSION)).toContain(`/login?redirect=${encodeURIComponent(path)}`);
    jest.restoreAllMocks();
  });

  it.each([
    "/",
    "/login",
    "/profile/email-updated",
    "/registration-social-completed",
    "/cartoleria",
    "/profiled",
    "/product/cart",
  ])("do not include %s", (path) => {
    expect(guardRedirect(path, "", NO_SESSION)).toBeNull();
  });
});

describe("backoffice pages", () => {
  const member = { session: "z", username: "anna", name: "Anna", roles: [] };
  const pages = ["/backoffice", "/backoffice/customers", "/backoffice/requests", "/backoffice/login/x"];

  it.each(pages)("%s redirects customers to their dashboard and visitors to the staff login", (path) => {
    expect(guardRedirect(path, "?q=a", customer)).toBe("/profile/dashboard");
    expect(guardRedirect(`/en${path}`, "", customer)).toBe("/en/profile/dashboard");
    const wanted = encodeURIComponent(`${path}?q=a`);
    expect(guardRedirect(path, "?q=a", NO_SESSION)).toBe(`/backoffice/login?redirect=${wanted}`);
    expect(guardRedirect(`/en${path}`, "", NO_SESSION)).toMatch(/^\/en\/backoffice\/login\?redirect=%2Fen/);
  });

  it.each(pages)("%s admits staff, also while impersonating", (path) => {
    expect(guardRedirect(path, "", { ...NO_SESSION, staff: member })).toBeNull();
    expect(guardRedirect(path, "", { ...customer, staff: member })).toBeNull();
  });

  it("do not open customer pages before impersonating a customer", () => {
    expect(guardRedirect("/profile", "", { ...NO_SESSION, staff: member })).toBe(
      "/login?redirect=%2Fprofile",
    );
    expect(guardRedirect("/profile", "", { ...customer, staff: member })).toBeNull();
  });

  it.each([
    "/backoffice/login",
    "/en/backoffice/login",
    "/backoffice/login/",
    "/backofficer",
    "/product/backoffice",
  ])("do not include %s", (path) => {
    expect(guardRedirect(path, "", NO_SESSION)).toBeNull();
    expect(guardRedirect(path, "", customer)).toBeNull();
  });
});

describe("the middleware", () => {
  const runs = (url: string) => unstable_doesMiddlewareMatch({ config, url, nextConfig: {} });

  it.each([
    "/cart",
    "/cart/payment-error/3",
    "/checkout",
    "/payment",
    "/profile",
    "/profile/orders/1",
    "/en/cart",
    "/backoffice",
    "/backoffice/customers",
    "/en/backoffice/requests",
  ])("runs on %s", (url) => {
    expect(runs(url)).toBe(true);
  });

  it.each([
    "/",
    "/pasta",
    "/product/cart",
    "/search?q=cart",
    "/login",
    "/cartoleria",
    "/backofficer",
    "/ebsn/api/cart/view",
    "/_next/static/x.js",
  ])("does not run on %s", (url) => {
    expect(runs(url)).toBe(false);
  });
});
