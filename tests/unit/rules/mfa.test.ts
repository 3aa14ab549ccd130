import { mfaFault, mfaFaultOf, pinOf } from "@/lib/rules/mfa";

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

it("knows its own codes and no others", () => {
  expect(mfaFaultOf(mfaFault("too_soon"))).toBe("too_soon");
  expect(mfaFaultOf("error.login.mfa_pin.unknown")).toBeNull();
  expect(mfaFaultOf("error.login.wrong")).toBeNull();
});
