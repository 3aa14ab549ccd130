import { returnChoices } from "@/lib/rules/orders/returns";

test.each([
  ["pieces one by one", 3, 0, [1, 2, 3]],
  ["pieces less those returned", 3, 2, [1]],
  ["a weight as a whole", 0.85, 0, [0.85]],
  ["a weight with three decimals", 0.3, 0.1, [0.2]],
  ["nothing when everything is returned", 2, 2, []],
])("offers %s", (_, delivered, returned, expected) => {
  expect(returnChoices(delivered, returned)).toEqual(expected);
});
