import fc from "fast-check";
import { gs1CheckDigit, gtin, hasGs1CheckDigit, isEan13 } from "@/lib/rules/barcodes/gs1";

test.each([
  ["8000500310427", true],
  ["4006381333931", true],
  ["8000500310428", false],
  ["800050031042", false],
  ["80005003104271", false],
  ["80005003I0427", false],
  ["", false],
])("%j is an EAN-13: %s", (code, valid) => {
  expect(isEan13(code)).toBe(valid);
});

test.each([
  [" 8000500310427 ", "8000500310427"],
  ["96385074", "96385074"],
  ["123", null],
  ["2100000000005", null],
  ["0212345678909", null],
  ["", null],
])("%j gives the GTIN %j", (barcode, code) => {
  expect(gtin(barcode)).toBe(code);
});

it("accepts only the right check digit", () => {
  const digits = fc.stringMatching(/^\d{1,17}$/);
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 9 }), (body, last) => {
      expect(hasGs1CheckDigit(`${body}${last}`)).toBe(last === gs1CheckDigit(body));
    }),
  );
});
