import { formatLimit, formatLineQuantity, formatQuantity, quantityAndUnit } from "@/lib/cart/format-quantity";
import { getSellingRule } from "@/lib/cart/compact-selling";
import en from "@/messages/en.json";
import it from "@/messages/it.json";
import type { SellingRule } from "@/lib/rules/quantities/quantity";
import { makeProduct } from "@/tests/fixtures/cart";

const messages = it.client;
const onOneLine = (text: string) => text.replaceAll(/(\d) /g, "$1\u00a0");
const piece = getSellingRule(makeProduct({}).selling);
const loose: SellingRule = { ...piece, kind: "loose", weightSingleUnit: 0.15 };

test.each([
  ["2 pz", 1, "1 conf."],
  ["500 g", 2, "2 pz"],
  ["", 3, "3 pz"],
])("a line of size %j counts %i as %s", (packSize, quantity, expected) => {
  expect(formatLineQuantity(makeProduct({ packSize }), quantity, messages, "it")).toBe(onOneLine(expected));
});

test.each([
  ["it", it.client, piece, 1, "1 pz"],
  ["it", it.client, loose, 0.45, "circa 3 pz, 450 g"],
  ["en", en.client, piece, 1, "1 pc"],
  ["en", en.client, piece, 30, "30 pcs"],
  ["en", en.client, loose, 0.15, "about 1 pc, 150 g"],
  ["en", en.client, loose, 1.2, "about 8 pcs, 1.2 kg"],
] as const)(
  "in %s a quantity is counted, and stays on one line with its unit",
  (locale, texts, rule, quantity, expected) => {
    expect(formatQuantity(rule, quantity, texts, locale)).toBe(onOneLine(expected));
  },
);

test("a limit is counted too", () => {
  expect(formatLimit(piece, 1, en.client, "en")).toBe(onOneLine("max 1 pc"));
  expect(formatLimit(piece, 6, en.client, "en")).toBe(onOneLine("max 6 pcs"));
});

test("figure and unit are told apart for texts that place them", () => {
  expect(quantityAndUnit(loose, 1.2, messages, "it")).toEqual({ quantity: "1,2", unit: "kg" });
});
