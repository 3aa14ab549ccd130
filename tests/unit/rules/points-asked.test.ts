import { pointsAsked } from "@/lib/rules/account/points";

test.each([
  ["Usa 5 bolloni (50 punti) per questo prezzo", 50],
  ["Usa 1.200 punti", 1200],
  ["Usa 12000 punti", 12_000],
  ["Usa i tuoi bolloni", 0],
])("%s: %d", (text, points) => {
  expect(pointsAsked(text)).toBe(points);
});
