import { isForAdults } from "@/lib/rules/products/age";

test.each([
  [["Vietato ai minori di 18 anni"], true],
  [["Biologico", "DOP"], false],
  [[], false],
])("%j is for adults only: %s", (features, expected) => {
  expect(isForAdults(features)).toBe(expected);
});
