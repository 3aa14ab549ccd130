import { codeOf, stepAt, stepOfCode } from "@/backend/modules/backoffice/totp";

// RFC 6238, appendix B, in base32; its codes of eight digits end in ours of six.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("the code of second %i is that of the standard", (seconds, code) => {
  expect(codeOf(SECRET, stepAt(at(seconds)))).toBe(code);
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(stepAt(at(seconds)));
});

test("a code is good half a minute before and after, and no longer", () => {
  const code = "081804";
  const step = stepAt(at(1111111109));
  expect(stepOfCode(SECRET, code, at(1111111109 - 30))).toBe(step);
  expect(stepOfCode(SECRET, code, at(1111111109 + 30))).toBe(step);
  expect(stepOfCode(SECRET, code, at(1111111109 + 61))).toBeNull();
});

test.each(["", "81804", "0818040", "08180a", "٠٨١٨٠٤"])("%p is no code", (code) => {
  expect(stepOfCode(SECRET, code, at(1111111109))).toBeNull();
});

test("a secret is read as people write it", () => {
  expect(codeOf("gezd gnbv gy3t qojq gezd gnbv gy3t qojq", 1)).toBe("287082");
});
