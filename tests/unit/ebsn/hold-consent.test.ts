import { orderSchema } from "@/lib/ebsn/schemas/order";
import { toOrder } from "@/lib/ebsn/transforms/order";

const infos = (orderInfos: object) => toOrder(orderSchema.parse({ orderId: 7, orderInfos })).holdConsent;

test.each([
  [{ hold_consent: "88.77", hold_consent_date: "2026-11-20T10:00:00.000Z" }, "2026-11-20T10:00:00.000Z"],
  [{ hold_consent: "88.77" }, null],
  [{ hold_consent: "88.77", hold_consent_date: "ieri" }, null],
])("the consent of %j is dated %s", (orderInfos, date) => {
  expect(infos(orderInfos)).toEqual({ cents: 8877, date });
});
