import { formatTypedDate } from "@/lib/rules/forms/typed-date";

test.each([
  ["15031985", "15/03/1985"],
  ["15/03/1985", "15/03/1985"],
  ["5/3/1985", "05/03/1985"],
  ["15.03.1985", "15/03/1985"],
  ["15-3-1985", "15/03/1985"],
  ["15 03 1985", "15/03/1985"],
  [" 15 / 03 / 1985 ", "15/03/1985"],
  ["1985-03-15", "15/03/1985"],
  ["31022030", "31/02/2030"],
])("%j is %s", (typed, date) => {
  expect(formatTypedDate(typed)).toBe(date);
});

test.each([
  "",
  "15",
  "1503",
  "150385",
  "15/03",
  "15/03/85",
  "15/03/198",
  "domani",
  "1985-03",
  "15/03/1985/1",
])("%j is not a whole date yet", (typed) => {
  expect(formatTypedDate(typed)).toBeNull();
});
