import { mfaErrorCode, parseMfaErrorCode, pinOf } from "@/lib/rules/account/mfa";

it.each([
  ["123456", "123456"],
  [" 012 345 ", "012345"],
  ["12345", ""],
  ["1234567", ""],
  ["12345a", ""],
  ["", ""],
])("reads %j as the pin %j", (typed, pin) => {
  expect(pinOf(typed)).toBe(pin);
});

it("parses its own error codes only", () => {
  expect(parseMfaErrorCode(mfaErrorCode("too_soon"))).toBe("too_soon");
  expect(parseMfaErrorCode("error.login.mfa_pin.unknown")).toBeNull();
  expect(parseMfaErrorCode("error.login.wrong")).toBeNull();
});
