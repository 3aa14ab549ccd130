import { leadingZeros } from "@/lib/rules/proof-of-work";
import { identifierParams } from "@/lib/rules/account/log-in";

test.each([
  [[0xff], 0],
  [[0x7f], 1],
  [[0x01], 7],
  [[0x00, 0x10], 11],
  [[0x00, 0x00], 16],
])("%j begins with %i zero bits", (bytes, zeros) => {
  expect(leadingZeros(Uint8Array.from(bytes))).toBe(zeros);
});

test.each([
  [" nina@madia.test ", { e_mail: "nina@madia.test" }],
  ["FRRGLI86D52F205R", { fiscal_code: "FRRGLI86D52F205R" }],
  ["nina.d", { login: "nina.d" }],
])("%s is asked for as %j", (identifier, params) => {
  expect(identifierParams(identifier)).toEqual(params);
});
