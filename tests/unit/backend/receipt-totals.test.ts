import { deliveryName, receiptTotals } from "@/backend/modules/order/receipt-parts";

type Order = Parameters<typeof receiptTotals>[0];
type Item = Parameters<typeof receiptTotals>[1][number];

const makeItem = (orderItemId: number, netCents: number, ivaPct: number) =>
  ({
    orderItemId,
    netCents,
    quantity: 1,
    packaging: false,
    pickedQuantity: null,
    pickedCents: null,
    product: { ivaCategory: { ivaPct } },
  }) as unknown as Item;

const makeOrder = (totalCents: number, codeCents: number, orderItemId?: number) =>
  ({
    totalCents,
    chargedCents: null,
    deliveryFeeCents: 0,
    adjustments: [{ description: "", giftCode: "", amountCents: codeCents, orderItemId }],
  }) as unknown as Order;

test.each([
  ["for one product, that of its rate", 2, [9000, 500]],
  ["for the whole order, those of all rates", undefined, [8550, 950]],
])("a code reduces the taxed amount: %s", (_name, orderItemId, expected) => {
  const items = [makeItem(1, 9000, 0.04), makeItem(2, 1000, 0.22)];
  const { vat, codeCents } = receiptTotals(makeOrder(9500, 500, orderItemId), items);
  expect(vat.map(({ grossCents }) => grossCents)).toEqual(expected);
  expect(codeCents).toBe(500);
});

test.each([
  [2, "Consegna"],
  [6, "Consegna"],
  [1, "Ritiro"],
  [4, "Ritiro"],
])("the fee of service %i is for %s", (deliveryServiceId, name) => {
  expect(deliveryName({ deliveryService: { deliveryServiceId } } as unknown as Order)).toBe(name);
});
