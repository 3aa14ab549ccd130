import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { toCart } from "@/lib/ebsn/transforms/cart";
import { costRows } from "@/lib/rules/prices/cost-rows";

const storeOf = (raw: object) => {
  const { storeId, storeName } = toCart(cartSchema.parse(raw));
  return { storeId, storeName };
};

test.each([null, undefined, { timeslotId: null }, { timeslotId: 0 }, { timeslotId: -1 }])(
  "a cart whose timeslot is %o has none",
  (timeslot) => {
    expect(toCart(cartSchema.parse({ timeslot })).timeslot).toBeNull();
  },
);

test("a cart without a store is of the default one", () => {
  expect(storeOf({ store: { storeId: 0, name: "Bergamo" } }).storeId).toBe(5);
  expect(storeOf({})).toEqual({ storeId: 5, storeName: "Catalogo Globale" });
  expect(storeOf({ store: { storeId: 7, name: "Bergamo" } })).toEqual({ storeId: 7, storeName: "Bergamo" });
});

const rowsOf = (raw: object) => {
  const { totals, adjustments } = toCart(cartSchema.parse(raw));
  const { products, packaging, deliveryFee, gross, productsNet } = totals;
  const rows = costRows({ products, packaging, deliveryFee, total: gross, adjustments });
  return { productsNet, rows: rows.map(({ kind, cents }) => [kind, cents]) };
};

const line = (productId: number, totals: object) => ({
  cartItemId: productId,
  product: { productId, name: "Pasta", slug: "pasta" },
  quantity: 1,
  ...totals,
});

const bag = (totals: object) => ({
  ...line(9, totals),
  product: { productId: 9, name: "Sacchetto", slug: "sacchetto", isPackaging: true },
});

test.each([
  [
    "lines and a total",
    { cartItems: [line(1, { grossTotal: 2 }), line(2, { grossTotal: 0.98 })], grossTotal: 2.98 },
    298,
    [
      ["products", 298],
      ["delivery", null],
    ],
  ],
  [
    "lines with reductions, and a total",
    { cartItems: [line(1, { grossTotal: 2, netTotal: 1.5 })], packagingTotal: 0.1, grossTotal: 1.6 },
    150,
    [
      ["products", 200],
      ["savings", -50],
      ["packaging", 10],
      ["delivery", null],
    ],
  ],
  [
    "a total of lines without amounts",
    { cartItems: [line(1, {})], deliveryFee: 5, grossTotal: 7.98 },
    298,
    [
      ["products", 298],
      ["delivery", 500],
    ],
  ],
  [
    "lines and packaging with a total of its own",
    {
      cartItems: [line(1, { grossTotal: 2 }), bag({ grossTotal: 0.1 })],
      packagingTotal: 0.1,
      grossTotal: 2.1,
    },
    200,
    [
      ["products", 200],
      ["packaging", 10],
      ["delivery", null],
    ],
  ],
  [
    "lines and packaging without one",
    { cartItems: [line(1, { grossTotal: 2 }), bag({ grossTotal: 0.1 })], grossTotal: 2.1 },
    210,
    [
      ["products", 210],
      ["delivery", null],
    ],
  ],
  [
    "a total after reductions of lines without amounts",
    { cartItems: [line(1, {})], discountTotal: 1, deliveryFee: 5, grossTotal: 7 },
    200,
    [
      ["products", 300],
      ["savings", -100],
      ["delivery", 500],
    ],
  ],
  [
    "a total of the goods, which counts",
    { cartItems: [line(1, { grossTotal: 2 })], goodsTotal: 3, discountTotal: 1, grossTotal: 2 },
    200,
    [
      ["products", 300],
      ["savings", -100],
      ["delivery", null],
    ],
  ],
])("of %s nothing is called another cost", (_, raw, productsNet, rows) => {
  expect(rowsOf(raw)).toEqual({ productsNet, rows });
});

test.each<[string, object, [number, string] | undefined]>([
  [
    "of the cart",
    { deliveryService: { deliveryServiceId: 1, name: "Ritiro" }, shippingAddress: { deliveryServiceId: 2 } },
    [1, "Ritiro"],
  ],
  [
    "of the address, without a name, where the cart has none",
    { shippingAddress: { addressId: 3, deliveryServiceId: 2 } },
    [2, ""],
  ],
  ["none of an address without one", { shippingAddress: { addressId: 3 } }, undefined],
])("the service is that %s", (_, raw, expected) => {
  const { service } = toCart(cartSchema.parse(raw));
  expect(service ? [service.deliveryServiceId, service.name] : undefined).toEqual(expected);
});
