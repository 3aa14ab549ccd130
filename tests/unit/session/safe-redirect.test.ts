import { safeRedirect } from "@/lib/session/safe-redirect";

describe("the redirect after login", () => {
  it.each([
    "/",
    "/cart",
    "/profile/orders?page=2",
    "/checkout#pagamento",
    "/frutta-e-verdura/mele",
    "/search?q=caff%C3%A8",
    "/page/a:b@c",
  ])("allows %s", (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    ["another host", "https://evil.example/"],
    ["no scheme", "//evil.example"],
    ["a backslash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["slash backslash slash", "/\\/evil.example"],
    ["a tab browsers drop", "/\t/evil.example"],
    ["a line break browsers drop", "/\n/evil.example"],
    ["a leading space", " //evil.example"],
    ["a no-break space", "/\u00a0/evil.example"],
    ["dots that leave two slashes", "/.//evil.example"],
    ["dots upwards that leave two slashes", "/x/..//evil.example"],
    ["encoded dots that leave two slashes", "/%2e//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a data address", "data:text/html,x"],
    ["a relative path", "evil.example"],
    ["user and host", "@evil.example"],
    ["nothing", ""],
    ["no text", null],
    ["nothing given", undefined],
    ["several values", ["/cart", "//evil.example"]],
    ["the login page", "/login?redirect=/cart"],
    ["the login page in another locale", "/en/login"],
    ["the gateway", "/ebsn/api/auth/test"],
    ["a very long text", `/${"a".repeat(3000)}`],
  ])("rejects %s", (_, wanted) => {
    expect(safeRedirect(wanted)).toBe("/");
  });

  it("stays inside by resolving dots", () => {
    expect(safeRedirect("/a/../cart")).toBe("/cart");
    expect(safeRedirect("/%2F%2Fevil.example")).toBe("/%2F%2Fevil.example");
  });

  it("accepts another fallback", () => {
    expect(safeRedirect("//evil.example", "/profile/dashboard")).toBe("/profile/dashboard");
  });
});
