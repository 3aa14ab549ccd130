import { safeRedirect } from "@/lib/session/safe-redirect";
import { PATHS_OF_OTHER_SITES, PATHS_OF_OURS } from "../../fixtures/paths-of-other-sites";

describe("the redirect after login", () => {
  it.each(PATHS_OF_OURS.filter((path) => !path.startsWith("/login")))("allows %s", (path) => {
    const { pathname, search, hash } = new URL(path, "http://shop.test");
    expect(safeRedirect(path)).toBe(pathname + search + hash);
  });

  it.each([
    ...PATHS_OF_OTHER_SITES,
    ["no text", null],
    ["nothing given", undefined],
    ["several values", ["/cart", "//evil.example"]],
    ["the login page", "/login?redirect=/cart"],
    ["the login page in another locale", "/en/login"],
    ["the gateway", "/ebsn/api/auth/test"],
  ] as const)("rejects %s", (_, wanted) => {
    expect(safeRedirect(wanted as string)).toBe("/");
  });

  it("stays inside by resolving dots", () => {
    expect(safeRedirect("/a/../cart")).toBe("/cart");
    expect(safeRedirect("/%2F%2Fevil.example")).toBe("/%2F%2Fevil.example");
  });

  it("accepts another fallback", () => {
    expect(safeRedirect("//evil.example", "/profile/dashboard")).toBe("/profile/dashboard");
  });
});
