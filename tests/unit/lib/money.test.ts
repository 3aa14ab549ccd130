import { formatMoney, moneyParts } from "@/lib/money";

// Intl writes a no-break space before the currency sign.
const normaliseSpaces = (text: string) => text.replace(/\s/g, " ");

describe("money", () => {
  it.each([
    [149, "1,49 €"],
    [0, "0,00 €"],
    [5, "0,05 €"],
    [-250, "-2,50 €"],
    [123456, "1.234,56 €"],
    [1234567, "12.345,67 €"],
  ])("formats %i cents in Italian", (cents, text) => {
    expect(normaliseSpaces(formatMoney(cents))).toBe(text);
  });

  it("puts the currency sign first in English", () => {
    expect(formatMoney(149, "en")).toBe("€1.49");
  });

  it("splits a price into parts", () => {
    expect(moneyParts(123456)).toEqual({
      before: "",
      euros: "1.234",
      point: ",",
      cents: "56",
      after: "\u00a0€",
    });
    expect(moneyParts(1499, "en")).toEqual({ before: "€", euros: "14", point: ".", cents: "99", after: "" });
  });

  it("joins the parts back to the formatted price", () => {
    for (const cents of [0, 1, 99, 100, 101, 99999, 1234567, -5]) {
      const { before, euros, point, cents: small, after } = moneyParts(cents);
      expect(before + euros + point + small + after).toBe(formatMoney(cents));
    }
  });
});
