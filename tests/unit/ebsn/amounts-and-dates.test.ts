import { toCents } from "@/lib/ebsn/transforms/cents";
import { toIsoDate } from "@/lib/ebsn/transforms/iso-date";

test.each([
  [1.49, 149],
  [1.005, 101],
  [10.005, 1001],
  [8.575, 858],
  [1.0049, 100],
  [0.1 + 0.2, 30],
  [-2.5, -250],
  [0, 0],
])("%s euros are %i cents", (euros, cents) => expect(toCents(euros)).toBe(cents));

test.each([null, undefined])("an amount that is %s stays unknown", (euros) =>
  expect(toCents(euros)).toBeNull(),
);

test.each([
  ["26/11/2026", "2026-11-26"],
  [" 2/1/2027 ", "2027-01-02"],
  ["26/11/2026 23:59", "2026-11-26"],
  ["2026-11-26", "2026-11-26"],
  ["2026-11-26T08:00:00+01:00", "2026-11-26"],
  ["2026-11-26T23:30:00", "2026-11-26"],
  ["2026-11-26T23:30:00.000Z", "2026-11-27"],
  ["2026-07-26T22:00:00Z", "2026-07-27"],
  ["2026-11-27T00:30:00+0100", "2026-11-27"],
  ["2026-02-31T10:00:00Z", ""],
  ["31/02/2026", ""],
  ["00/00/0000", ""],
  ["0000-00-00", ""],
  ["26/11/20266", ""],
  ["26-11-2026", ""],
  ["domani", ""],
  ["", ""],
])("the shop's date %j is %j", (text, dateIso) => expect(toIsoDate(text)).toBe(dateIso));
