import { findAlternatives } from "@/lib/rules/products/alternatives";
import { makeProduct } from "@/tests/fixtures/cart";

const priced = (productId: number, display: number | null, available = 5) =>
  makeProduct({
    productId,
    available,
    prices: { display, list: display, standard: null, lowest30: null, unit: null, baseUnit: null },
  });

test("infant formula is never proposed instead of another product", () => {
  const formula = { ...priced(2, 200), notPromotable: true as const };
  const followOn = { ...priced(3, 900), features: ["Latte di proseguimento"] };
  expect(findAlternatives(priced(1, 200, 0), [formula, followOn])).toEqual([followOn]);
});

test("the nearest price comes first; what is sold out, has no price or is the product itself is left out", () => {
  const product = priced(1, 200, 0);
  const shelf = [product, priced(2, 500), priced(3, 210), priced(4, 190, 0), priced(5, null), priced(6, 150)];
  expect(findAlternatives(product, shelf).map(({ productId }) => productId)).toEqual([3, 6, 2]);
});

test("where visitors see no prices, what is in stock is proposed", () => {
  const shelf = [priced(2, null), priced(3, null, 0)];
  const proposed = findAlternatives(priced(1, null, 0), shelf, { arePricesHidden: true });
  expect(proposed.map(({ productId }) => productId)).toEqual([2]);
});
