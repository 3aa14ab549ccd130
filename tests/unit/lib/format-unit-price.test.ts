import { formatUnitPrice } from "@/lib/format/format-unit-price";

test.each([
  ["it", "kg", "1,31 €/kg"],
  ["it", "pz", "1,31 €/pz"],
  ["en", "pz", "€1.31/pc"],
  ["en", "lav", "€1.31/wash"],
  ["en", "kg", "€1.31/kg"],
] as const)("in %s the price for each %s is %s", (locale, baseUnit, text) => {
  expect(formatUnitPrice({ unit: 131, baseUnit }, locale).replace(/\s/g, " ")).toBe(text);
});

test("an unknown price has no text", () => {
  expect(formatUnitPrice({ unit: null, baseUnit: "kg" }, "it")).toBe("");
});
