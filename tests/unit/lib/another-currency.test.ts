import { formatPrice } from "@/backend/euros";
import { currencySymbol, formatMoney } from "@/lib/money";

jest.mock("@/brand/currency", () => ({ CURRENCY: "CHF" }));

test("amounts are written in the currency of the brand", () => {
  expect(formatMoney(1250, "it")).toBe("12,50\u00a0CHF");
  expect(currencySymbol("it")).toBe("CHF");
  expect(formatPrice(123_450)).toBe("1.234,50 CHF");
});
