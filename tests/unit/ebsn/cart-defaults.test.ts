import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { toCart } from "@/lib/ebsn/transforms/cart";

const storeOf = (raw: object) => {
  const { storeId, storeName } = toCart(cartSchema.parse(raw));
  return { storeId, storeName };
};

test("a cart without a store is of the default one", () => {
  expect(storeOf({})).toEqual({ storeId: 5, storeName: "Catalogo Globale" });
  expect(storeOf({ store: { storeId: 7, name: "Bergamo" } })).toEqual({ storeId: 7, storeName: "Bergamo" });
});
