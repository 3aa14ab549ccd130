import { matchesQuery } from "@/lib/rules/text/matches-query";

const RECIPE = "Spaghetti alla carbonara carbonara";
const CATEGORY = "Pollo macelleria/pollo-e-tacchino/pollo";

test.each([
  ["", RECIPE, true],
  ["CARBONÀRA spaghetti", RECIPE, true],
  ["carbonara riso", RECIPE, false],
  ["/ricette/carbonara", RECIPE, true],
  ["https://shop.example/en/ricette/carbonara?utm_source=mail#steps", RECIPE, true],
  ["shop.example/ricette/carbonara/", RECIPE, true],
  ["/ricette/tiramisu", RECIPE, false],
  ["/macelleria/pollo-e-tacchino/pollo", CATEGORY, true],
  ["pollo-e-tacchino", CATEGORY, true],
  ["https://shop.example/", RECIPE, true],
])("%j in %j: %s", (query, text, expected) => {
  expect(matchesQuery(query, text)).toBe(expected);
});
