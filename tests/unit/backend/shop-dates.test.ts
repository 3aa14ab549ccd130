import { parseDate } from "@/backend/shop-dates";

test.each([
  ["26/11/2026", "2026-11-26"],
  ["2026-11-26", "2026-11-26"],
  ["30/02/2026", null],
  ["2026-02-30", null],
  ["6/1/2026", null],
  ["", null],
])("the date %j is %j", (text, date) => {
  expect(parseDate(text)).toBe(date);
});
