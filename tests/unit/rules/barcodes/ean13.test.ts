import { barsOf, ean13Modules } from "@/lib/rules/barcodes/ean13";
import { gs1CheckDigit } from "@/lib/rules/barcodes/gs1";

test("encodes the example of the standard", () => {
  expect(ean13Modules("5901234123457")).toBe(
    [
      "101",
      "0001011 0100111 0110011 0010011 0111101 0011101",
      "01010",
      "1100110 1101100 1000010 1011100 1001110 1000100",
      "101",
    ]
      .join("")
      .replaceAll(" ", ""),
  );
});

test.each(["5901234123458", "590123412345", "59012341234570", "590123412345A", ""])(
  "returns null for %j, which is not an EAN-13",
  (code) => {
    expect(ean13Modules(code)).toBeNull();
  },
);

test("has 95 modules and 30 bars, with a different pattern for each first digit", () => {
  const rows = Array.from({ length: 10 }, (_, first) => {
    const digits = `${first}71100245180`.slice(0, 12);
    return ean13Modules(digits + gs1CheckDigit(digits)) ?? "";
  });
  for (const modules of rows) {
    expect(modules).toHaveLength(95);
    expect(barsOf(modules)).toHaveLength(30);
  }
  expect(new Set(rows.map((modules) => modules.slice(3, 45))).size).toBe(10);
});

test("joins adjacent dark modules into one bar", () => {
  expect(barsOf("1011001")).toEqual([
    { at: 0, width: 1 },
    { at: 2, width: 2 },
    { at: 6, width: 1 },
  ]);
});
