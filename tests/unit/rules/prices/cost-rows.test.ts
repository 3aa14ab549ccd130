import { type Costs, costRows } from "@/lib/rules/prices/cost-rows";

const costs: Costs = { products: 16026, packaging: 15, deliveryFee: 290, total: 16331, adjustments: [] };
const code = { description: "10 € di benvenuto", amountCents: 1000, reducesDelivery: false };
const freeDelivery = { description: "Consegna gratuita", amountCents: 290, reducesDelivery: true };

const rowsOf = (changes: Partial<Costs>) => costRows({ ...costs, ...changes });
const listOf = (changes: Partial<Costs>) => rowsOf(changes).map(({ kind, cents }) => [kind, cents]);

test.each<[string, Partial<Costs>, [string, number | null][]]>([
  [
    "without reductions",
    {},
    [
      ["products", 16026],
      ["packaging", 15],
      ["delivery", 290],
    ],
  ],
  [
    "savings without the code listed below them",
    { total: 16331 - 3638 - 1000, adjustments: [code] },
    [
      ["products", 16026],
      ["savings", -3638],
      ["code", -1000],
      ["packaging", 15],
      ["delivery", 290],
    ],
  ],
  [
    "delivery at its price beside the code that pays it",
    { deliveryFee: 0, total: 16041, adjustments: [freeDelivery] },
    [
      ["products", 16026],
      ["packaging", 15],
      ["delivery", 290],
      ["deliveryCode", -290],
    ],
  ],
  [
    "no delivery before its timeslot",
    { packaging: 0, deliveryFee: null, total: 16026 },
    [
      ["products", 16026],
      ["delivery", null],
    ],
  ],
  [
    "no code for delivery before its timeslot",
    { packaging: 0, deliveryFee: null, total: 16026, adjustments: [freeDelivery] },
    [
      ["products", 16026],
      ["delivery", null],
    ],
  ],
  [
    "amounts of one cent",
    { packaging: 1, deliveryFee: 0, total: 16028 },
    [
      ["products", 16026],
      ["packaging", 1],
      ["delivery", 0],
      ["fee", 1],
    ],
  ],
  [
    "what a shop charges beyond its own list",
    { total: 16431 },
    [
      ["products", 16026],
      ["packaging", 15],
      ["delivery", 290],
      ["fee", 100],
    ],
  ],
])("costs show %s", (_, changes, expected) => {
  expect(listOf(changes)).toEqual(expected);
});

test.each<Partial<Costs>>([
  { total: 14000, adjustments: [code, code] },
  { total: 14000, deliveryFee: 0, adjustments: [code, freeDelivery] },
  { total: 20000 },
  { products: 0, packaging: 0, deliveryFee: 0, total: 0 },
])("a column of costs adds up to its total: %j", (changes) => {
  const total = rowsOf(changes).reduce((cents, row) => cents + (row.cents ?? 0), 0);
  expect(total).toBe({ ...costs, ...changes }.total);
});
