import { reorderChanges } from "@/lib/cart/reorder";
import { PROMO } from "@/tests/components/product/product-fixtures";
import { makeItem } from "@/tests/fixtures/cart";

const CUTS = ["0", "1"].map((key) => ({ key, value: key }));

const item = (productId: number, cents: number) => {
  const base = makeItem({ itemId: productId });
  const product = {
    ...base.product,
    productId,
    name: `P${productId}`,
    prices: { ...base.product.prices, display: cents },
  };
  return { ...base, orderItemId: productId, picked: null, product };
};

test("lists what is missing and what costs more today", () => {
  const items = [item(1, 100), item(2, 200), item(3, 300), item(4, 400)];
  const today = [
    item(1, 100).product,
    item(2, 250).product,
    { ...item(3, 300).product, available: 0 },
    item(9, 1).product,
  ];
  expect(reorderChanges(items, today)).toMatchObject({
    missing: ["P3", "P4"],
    priceIncreases: [{ name: "P2", cents: 50 }],
    buyableCount: 2,
    isForAdults: false,
  });
});

test.each([
  ["all where enough is left", [3], 5, [3], []],
  ["what is left", [5], 2, [2], ["P1"]],
  ["whole steps of what is left", [6], 3, [2], ["P1"], 2],
  ["what is left for two lines", [2, 4], 5, [2, 3], ["P1"]],
  ["a line less where nothing is left for it", [2, 4], 2, [2], ["P1"]],
])("adds %s", (_what, ordered, available, added, fewer, qtyMult = 1) => {
  const { product, ...line } = item(1, 100);
  const today = { ...product, available, selling: { ...product.selling, qtyMult } };
  const items = ordered.map((quantity, index) => ({
    ...line,
    quantity,
    product: today,
    info: { item_note: "", cut: String(index) },
  }));
  const options = [{ name: "Taglio", parameterName: "cut", selected: "", options: CUTS }];
  const changes = reorderChanges(items, [{ ...today, selectOptions: options }]);
  expect(changes.drafts.map(({ quantity }) => quantity)).toEqual(added);
  expect(changes.fewer).toEqual(fewer);
});

test("names a product of two lines once, with the larger increase", () => {
  const twice = (productId: number, ...cents: number[]) => cents.map((each) => item(productId, each));
  const changes = reorderChanges(
    [...twice(1, 100, 120), ...twice(2, 200, 200)],
    [item(1, 150).product, { ...item(2, 200).product, available: 0 }],
  );
  expect(changes.missing).toEqual(["P2"]);
  expect(changes.priceIncreases).toEqual([{ name: "P1", cents: 50 }]);
});

test("what cost less with stamps does not cost more today", () => {
  const { product, ...line } = item(1, 100);
  const prices = { ...product.prices, list: 149 };
  const promo = { ...PROMO, selectable: true };
  const withStamps = { ...line, product: { ...product, prices, promo } };
  expect(reorderChanges([withStamps], [item(1, 149).product]).priceIncreases).toEqual([]);
});

test("wine asks for the age, unless it is no longer sold", () => {
  const wine = {
    ...item(1, 100),
    product: { ...item(1, 100).product, features: ["Vietato ai minori di 18 anni"] },
  };
  expect(reorderChanges([wine], [wine.product]).isForAdults).toBe(true);
  expect(reorderChanges([wine], []).isForAdults).toBe(false);
});
