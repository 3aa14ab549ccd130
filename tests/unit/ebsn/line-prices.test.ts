import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { orderItemSchema, orderSchema } from "@/lib/ebsn/schemas/order";
import { toCart } from "@/lib/ebsn/transforms/cart";
import { toOrder, toOrderItem } from "@/lib/ebsn/transforms/order";

const product = (lowestPrice30: number | null) => ({
  productId: 12,
  name: "Petto di pollo",
  slug: "petto-di-pollo",
  description: "700 g",
  price: 9.09,
  priceDisplay: 6.49,
  priceStandardDisplay: 9.09,
  lowestPrice30,
  priceUmDisplay: 9.27,
  unitMeasureBase: { um: "KG" },
  warehousePromo: { warehousePromoId: 3, warehousePromoTypeId: 3, discountPerc: 28.6 },
});
const line = (lowestPrice30: number | null) => ({
  product: product(lowestPrice30),
  quantity: 2,
  grossTotal: 18.18,
  discountTotal: 5.2,
  netTotal: 12.98,
});
/** A code takes 5 € off. */
const totals = { goodsTotal: 36.36, discountTotal: 15.4, deliveryFee: 4.9, grossTotal: 25.86 };

const cart = toCart(cartSchema.parse({ ...totals, cartItems: [line(8.36), line(null)] }));
const order = toOrder(orderSchema.parse({ orderId: 7, ...totals, orderItems: [line(8.36), line(null)] }));

test.each([
  ["a cart", cart.sectors.flatMap(({ items }) => items), cart.totals],
  ["an order", order.items, order.totals],
])("the lines and the savings of %s are counted from the lowest price of 30 days", (_, lines, own) => {
  expect(lines.map(({ before }) => before?.cents ?? null)).toEqual([1672, 1818]);
  // 1.46 € of the first line are no saving; of the second the lowest price is not known.
  expect(own).toMatchObject({ products: 3636 - 146, discount: 1540 - 146, gross: 2586 });
});

test("savings that the shop does not count stay uncounted", () => {
  const other = toCart(cartSchema.parse({ ...totals, discountTotal: null, cartItems: [line(8.36)] }));
  expect(other.totals).toMatchObject({ products: 3636, discount: 0 });
});

test("a line has the prices that it charges", () => {
  const full = { ...line(8.36), discountTotal: 0, netTotal: 18.18 };
  const { sectors } = toCart(cartSchema.parse({ cartItems: [full] }));
  expect(sectors[0]?.items[0]).toMatchObject({
    before: null,
    product: { prices: { display: 909, unit: 1299, baseUnit: "kg" } },
  });
});

test("a substitute has the price that is charged, not its own", () => {
  const substitute = { ...product(null), priceDisplay: 9.09, priceUmDisplay: 12.99, warehousePromo: null };
  const picked = { pickedQuantity: 2, pickedTotal: 12.98, substitute };
  const item = toOrderItem(orderItemSchema.parse({ ...line(8.36), ...picked }));
  expect(item.picked?.substitute?.prices).toMatchObject({ display: 649, unit: 927 });
});
