import { toCents } from "@/lib/ebsn/transforms/cents";
import { orderSchema } from "@/lib/ebsn/schemas/order";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { withdrawalSchema } from "@/lib/ebsn/schemas/withdrawal";
import { toIsoDate } from "@/lib/ebsn/transforms/iso-date";
import { toOrder } from "@/lib/ebsn/transforms/order";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { toWithdrawal } from "@/lib/ebsn/transforms/withdrawal";

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
  ["2026-11-26 23:30:00Z", "2026-11-27"],
  ["2026-02-31T10:00:00Z", ""],
  ["31/02/2026", ""],
  ["00/00/0000", ""],
  ["0000-00-00", ""],
  ["26/11/20266", ""],
  ["26-11-2026", ""],
  ["domani", ""],
  ["", ""],
])("the shop's date %j is %j", (text, dateIso) => expect(toIsoDate(text)).toBe(dateIso));

// Tests run in New York, where a time without a zone is another moment.
describe("a time that the shop sends without a zone is Italian, and day first", () => {
  it("on the receipt of a withdrawal", () => {
    const withdrawal = toWithdrawal(withdrawalSchema.parse({ refundId: 1, insertDate: "05/11/2026 10:00" }));
    expect(withdrawal.receivedAt).toBe("2026-11-05T09:00:00.000Z");
  });

  it("in the consent to hold an amount", () => {
    const orderInfos = { hold_consent: "88.77", hold_consent_date: "2026-11-05 10:00" };
    const order = toOrder(orderSchema.parse({ orderId: 7, orderInfos }));
    expect(order.holdConsent?.date).toBe("2026-11-05T09:00:00.000Z");
  });

  it("in the history of prices", () => {
    const priceHistory = [
      { dateIso: "05/11/2026", price: 2 },
      { dateIso: "2026-11-06T00:00:00", price: 3 },
      { dateIso: "ieri", price: 4 },
    ];
    const product = toProductDetail(
      productSchema.parse({ productId: 7, name: "Pasta", slug: "pasta", priceHistory }),
    );
    expect(product.priceChanges).toEqual([
      { at: "2026-11-04T23:00:00.000Z", cents: 200 },
      { at: "2026-11-05T23:00:00.000Z", cents: 300 },
    ]);
  });
});
