import { NextRequest } from "next/server";
import { nextAddress } from "@/components/checkout/follow-purchase";
import { bankLocaleCookie, bankReturn } from "@/lib/session/bank-return";
import { middleware } from "@/middleware";

const RESULT = "/cart/payment-completed/12";

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it,en" });
});

describe("the language on the way through the bank", () => {
  it("is left in a cookie for the cart's pages, and the shop's own leaves none", () => {
    expect(bankLocaleCookie("en")).toBe("madia_bank_locale=en; Path=/cart; SameSite=Lax; Max-Age=3600");
    expect(bankLocaleCookie("it")).toMatch(/Max-Age=0$/);
  });

  it("is kept where no bank comes between", () => {
    const paid = { orderId: 12, orderStatusId: 3, paymentUrl: "" };
    expect(nextAddress(paid, "en")).toBe(`/en${RESULT}`);
    expect(nextAddress(paid, "it")).toBe(RESULT);
    expect(nextAddress({ ...paid, paymentUrl: "https://bank.example/pay" }, "en")).toBe(
      "https://bank.example/pay",
    );
  });

  it.each([
    [RESULT, "", "/en/cart/payment-completed/12"],
    ["/cart/payment-error/12", "?from=bank", "/en/cart/payment-error/12?from=bank"],
  ])("leads from %s%s to %s", (path, search, target) => {
    expect(bankReturn(path, search, "en")).toBe(target);
  });

  it.each([
    ["the shop's own language", RESULT, "it"],
    ["no language", RESULT, undefined],
    ["a language the shop does not speak", RESULT, "//evil.example"],
    ["the cart itself", "/cart", "en"],
    ["a page already in the language", `/en${RESULT}`, "en"],
  ])("leads nowhere else: %s", (_what, path, left) => {
    expect(bankReturn(path, "", left)).toBeNull();
  });

  it("leads nowhere in a shop that has switched the language off", () => {
    jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it" });
    expect(bankReturn(RESULT, "", "en")).toBeNull();
  });
});

describe("a customer back from the bank", () => {
  const back = (path: string, cookie = "") =>
    middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } }));

  it("goes on in the language of before, once", async () => {
    const answer = await back(RESULT, "madia_bank_locale=en");
    expect(answer.headers.get("location")).toBe(`http://localhost:3000/en${RESULT}`);
    expect(answer.cookies.get("madia_bank_locale")).toMatchObject({ value: "", path: "/cart" });
  });

  it("whose session is over logs in in that language", async () => {
    const answer = await back(`/en${RESULT}`);
    expect(answer.headers.get("location")).toBe(
      "http://localhost:3000/en/login?redirect=%2Fen%2Fcart%2Fpayment-completed%2F12",
    );
  });

  it("in the shop's own language is let to the page or the log-in as ever", async () => {
    expect((await back(RESULT)).headers.get("location")).toBe(
      "http://localhost:3000/login?redirect=%2Fcart%2Fpayment-completed%2F12",
    );
  });
});
