import { mentionsAmount, sortVouchers, voucherState } from "@/lib/rules/checkout/vouchers";

const TODAY = "2026-11-21";

test.each([
  ["usable", { endDate: "", orderId: null }],
  ["usable", { endDate: TODAY, orderId: null }],
  ["expired", { endDate: "2026-11-20", orderId: null }],
  ["used", { endDate: "2026-11-20", orderId: 7 }],
])("is %s: %j", (state, voucher) => {
  expect(voucherState(voucher, TODAY)).toBe(state);
});

test("open vouchers are sorted by end date, those without one last", () => {
  const vouchers = ["", "2026-12-24", "2026-11-22", "2026-10-01", "2026-11-01"].map((endDate) => ({
    endDate,
    orderId: null,
  }));
  const { open, past } = sortVouchers(vouchers, TODAY);
  expect(open.map(({ endDate }) => endDate)).toEqual(["2026-11-22", "2026-12-24", ""]);
  expect(past.map(({ endDate }) => endDate)).toEqual(["2026-11-01", "2026-10-01"]);
});

test("without date filtering, expired vouchers stay open, used ones do not", () => {
  const vouchers = [
    { endDate: "2026-01-01", orderId: null },
    { endDate: "2026-01-01", orderId: 3 },
  ];
  const { open, past } = sortVouchers(vouchers, TODAY, false);
  expect({ open, past }).toEqual({ open: [vouchers[0]], past: [vouchers[1]] });
});

test.each([
  ["5 € da una spesa di 50 €", 5000, true],
  ["5 € da 50,00 € in su", 5000, true],
  ["5 € sulla spesa", 5000, false],
  ["150 € di spesa", 5000, false],
  ["5 € di sconto", 500, true],
  ["2 € da 12,50 €", 1250, true],
  ["2 € da 12,5 €", 1250, true],
  ["2 € da 12 €", 1250, false],
  ["2 € da 12,05 €", 1205, true],
  ["10 € da 1.000 €", 100_000, true],
  ["10 € da 1000,00 €", 100_000, true],
  ["10 € da 1.000 €", 0, false],
])("%s mentions an amount of %i cents: %s", (text, cents, isMentioned) => {
  expect(mentionsAmount(text, cents)).toBe(isMentioned);
});
