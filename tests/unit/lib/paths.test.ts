import { interpolate } from "@/lib/i18n/interpolate";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";

describe("paths", () => {
  it("are built and encoded", () => {
    expect(paths.category("frutta-e-verdura/mele")).toBe("/frutta-e-verdura/mele");
    expect(paths.category("pasta", { page: 2, sort: "-price" })).toBe("/pasta?page=2&sort=-price");
    expect(paths.category("pasta", { page: 1 })).toBe("/pasta");
    expect(paths.product("mele gala")).toBe("/product/mele%20gala");
    expect(paths.product("../cart")).toBe("/product/..%2Fcart");
    expect(paths.search("caffè & tè")).toBe("/search?q=caff%C3%A8+%26+t%C3%A8");
    expect(paths.login("/cart?x=1")).toBe("/login?redirect=%2Fcart%3Fx%3D1");
    expect(accountPaths.paymentCompleted(12)).toBe("/cart/payment-completed/12");
    expect(accountPaths.orders(1)).toBe("/profile/orders");
    expect(paths.address()).toBe("/profile/addresses/manage");
    expect(paths.address(3)).toBe("/profile/addresses/manage/3");
  });
});

describe("a message with placeholders", () => {
  it("fills known placeholders and keeps unknown ones", () => {
    expect(interpolate("{count} di {total}: {name}", { count: 2, total: "5" })).toBe("2 di 5: {name}");
    expect(interpolate("{a}", { a: "$& {b}", b: "x" })).toBe("$& {b}");
  });
});
