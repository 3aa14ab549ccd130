import { vatByRate } from "@/lib/rules/prices/vat";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("the VAT is inside the price, by rate, the lowest first", () => {
  const lines = [
    { cents: 1220, rate: 0.22 },
    { cents: 600, rate: 0.1 },
    { cents: 500, rate: 0.1 },
  ];
  expect(vatByRate(lines, 2320)).toEqual([
    { rate: 0.1, grossCents: 1100, netCents: 1000, vatCents: 100 },
    { rate: 0.22, grossCents: 1220, netCents: 1000, vatCents: 220 },
  ]);
});

test.each([
  ["a delivery fee", 2320 + 490],
  ["a voucher on the whole", 2320 - 501],
  ["an odd cent", 2321],
])("%s follows the rates of the products, and the rows add up", (_case, totalCents) => {
  const rows = vatByRate(
    [
      { cents: 1220, rate: 0.22 },
      { cents: 650, rate: 0.1 },
      { cents: 450, rate: 0.04 },
    ],
    totalCents,
  );
  expect(sum(rows.map(({ grossCents }) => grossCents))).toBe(totalCents);
  for (const { grossCents, netCents, vatCents } of rows) expect(netCents + vatCents).toBe(grossCents);
});

test("the odd cent belongs to the rate with the larger remainder", () => {
  const lines = [
    { cents: 100, rate: 0.04 },
    { cents: 200, rate: 0.1 },
  ];
  expect(vatByRate(lines, 100).map(({ grossCents }) => grossCents)).toEqual([33, 67]);
  expect(vatByRate(lines, 101).map(({ grossCents }) => grossCents)).toEqual([34, 67]);
});

test("a delivery without products has the standard rate, and nothing to pay has no rows", () => {
  expect(vatByRate([], 490)).toEqual([{ rate: 0.22, grossCents: 490, netCents: 402, vatCents: 88 }]);
  expect(vatByRate([{ cents: 0, rate: 0.1 }], 490)).toEqual(vatByRate([], 490));
  expect(vatByRate([{ cents: 100, rate: 0.1 }], 0)).toEqual([]);
});
