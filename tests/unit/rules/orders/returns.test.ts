import { returnChoices } from "@/lib/rules/orders/returns";

test.each([
  ["pieces one by one", 3, 0, false, [1, 2, 3]],
  ["pieces less those returned", 3, 2, false, [1]],
  ["a weight as a whole", 0.85, 0, true, [0.85]],
  ["whole kilograms as a whole", 2, 0, true, [2]],
  ["a weight with three decimals", 0.3, 0.1, true, [0.2]],
  ["a part of a piece as a whole", 1.5, 0, false, [1.5]],
  ["nothing when everything is returned", 2, 2, false, []],
  ["nothing of a weight when all of it is returned", 0.85, 0.85, true, []],
  ["nothing when more is returned", 1, 2, false, []],
])("offers %s", (_, delivered, returned, isWeighed, expected) => {
  expect(returnChoices(delivered, returned, { isWeighed })).toEqual(expected);
});
