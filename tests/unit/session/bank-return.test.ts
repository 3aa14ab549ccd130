import { NextRequest } from "next/server";
import { purchaseRedirectUrl } from "@/components/checkout/redirect-after-purchase";
import { bankLocaleCookie, getBankReturnPath } from "@/lib/session/bank-return";
import { middleware } from "@/middleware";

const RESULT = "/cart/payment-completed/12";

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it,en" });
});

describe("the language across a bank payment", () => {
  it("is stored in a cookie for the cart pages, except the default locale", () => {
    expect(bankLocaleCookie("en")).toBe("madia_bank_locale=en; Path=/cart; SameSite=Lax; Max-Age=3600");
    expect(bankLocaleCookie("it")).toMatch(/Max-Age=0$/);
  });

  it("is kept without a bank redirect", () => {
    const paid = { orderId: 12, orderStatusId: 3, paymentUrl: "" };
    expect(purchaseRedirectUrl(paid, "en")).toBe(`/en${RESULT}`);
    expect(purchaseRedirectUrl(paid, "it")).toBe(RESULT);
    expect(purchaseRedirectUrl({ ...paid, paymentUrl: "https://bank.example/pay" }, "en")).toBe(
      "https://bank.example/pay",
    );
  });

  it.each([
    [RESULT, "", "/en/cart/payment-completed/12"],
    ["/cart/payment-error/12", "?from=bank", "/en/cart/payment-error/12?from=bank"],
  ])("redirects %s%s to %s", (path, search, target) => {
    expect(getBankReturnPath(path, search, "en")).toBe(target);
  });

  it.each([
    ["the default locale", RESULT, "it"],
    ["no cookie", RESULT, undefined],
    ["an unknown locale", RESULT, "//evil.example"],
    ["the cart itself", "/cart", "en"],
    ["a page already in the locale", `/en${RESULT}`, "en"],
  ])("does not redirect: %s", (_what, path, cookieLocale) => {
    expect(getBankReturnPath(path, "", cookieLocale)).toBeNull();
  });

  it("does not redirect to an inactive locale", () => {
    jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it" });
    expect(getBankReturnPath(RESULT, "", "en")).toBeNull();
  });
});

describe("a customer back from the bank", () => {
  const returnFromBank = (path: string, cookie = "") =>
    middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } }));

  it("is redirected once to the previous locale", async () => {
    const answer = await returnFromBank(RESULT, "madia_bank_locale=en");
    expect(answer.headers.get("location")).toBe(`http://localhost:3000/en${RESULT}`);
    expect(answer.cookies.get("madia_bank_locale")).toMatchObject({ value: "", path: "/cart" });
  });

  it("logs in in that locale when the session has expired", async () => {
    const answer = await returnFromBank(`/en${RESULT}`);
    expect(answer.headers.get("location")).toBe(
      "http://localhost:3000/en/login?redirect=%2Fen%2Fcart%2Fpayment-completed%2F12",
    );
  });

  it("sees the page or the login in the default locale", async () => {
    expect((await returnFromBank(RESULT)).headers.get("location")).toBe(
      "http://localhost:3000/login?redirect=%2Fcart%2Fpayment-completed%2F12",
    );
  });
});
