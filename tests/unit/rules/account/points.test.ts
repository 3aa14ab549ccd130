import {
  conversionCents,
  conversionSteps,
  isConvertible,
  isDonation,
  lastDayOfPoints,
  pointsAsked,
} from "@/lib/rules/account/points";

test.each([
  ["Usa 5 bolloni (50 punti) per questo prezzo", 50],
  ["Usa 1.200 punti", 1200],
  ["Usa 12000 punti", 12_000],
  ["Usa i tuoi bolloni", 0],
])("%s: %d", (text, points) => {
  expect(pointsAsked(text)).toBe(points);
});

test("points become vouchers in steps of 500, which are 5 euros each", () => {
  expect(conversionSteps(1499)).toEqual([500, 1000]);
  expect(conversionSteps(499)).toEqual([]);
  expect([500, 1000, 0, -500, 750].map(isConvertible)).toEqual([true, true, false, false, false]);
  expect(conversionCents(500)).toBe(500);
});

test("points are given in steps of 50 and expire at the end of the next year", () => {
  expect([50, 150, 0, -50, 75].map(isDonation)).toEqual([true, true, false, false, false]);
  expect(lastDayOfPoints(2026)).toBe("2027-12-31");
});
