import { generateCode, stepAt, findStep } from "@/backend/modules/backoffice/totp";

// RFC 6238, appendix B, in base32; its 8-digit codes end in our 6 digits.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const atSecond = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("generates the RFC 6238 code at second %i", (seconds, code) => {
  expect(generateCode(SECRET, stepAt(atSecond(seconds)))).toBe(code);
  expect(findStep(SECRET, code, atSecond(seconds))).toBe(stepAt(atSecond(seconds)));
});

test("accepts a code half a minute before and after, no longer", () => {
  const code = "081804";
  const step = stepAt(atSecond(1111111109));
  expect(findStep(SECRET, code, atSecond(1111111109 - 30))).toBe(step);
  expect(findStep(SECRET, code, atSecond(1111111109 + 30))).toBe(step);
  expect(findStep(SECRET, code, atSecond(1111111109 + 61))).toBeNull();
});

test.each(["", "81804", "0818040", "08180a", "٠٨١٨٠٤"])("rejects %p", (code) => {
  expect(findStep(SECRET, code, atSecond(1111111109))).toBeNull();
});

test("accepts secrets with spaces and in lower case", () => {
  expect(generateCode("gezd gnbv gy3t qojq gezd gnbv gy3t qojq", 1)).toBe("287082");
});
