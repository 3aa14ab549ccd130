import { isTrue } from "@/lib/rules/is-true";

test.each([true, "true", 1, "1"])("%j is true", (value) => {
  expect(isTrue(value)).toBe(true);
});

test.each([false, "false", 0, "0", "", "yes", 2, null, undefined])("%j is not true", (value) => {
  expect(isTrue(value)).toBe(false);
});
