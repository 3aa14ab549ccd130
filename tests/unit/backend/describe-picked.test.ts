import { describePicked } from "@/backend/modules/order/picked";
import type { OrderItemRow } from "@/backend/modules/order/rows";

const bananas = { name: "Banane", productInfos: { TIPOLOGIA: "Sfuso" } };
const tray = { name: "Banane in vaschetta", productInfos: { TIPOLOGIA: "Confezione" } };

test("less than a kilogram is delivered in grams", () => {
  const item = { product: bananas, substitute: null, quantity: 1, pickedQuantity: 0.85 };
  expect(describePicked(item as unknown as OrderItemRow)).toBe("850 g Banane");
});

test("a bag is named without its measures", () => {
  const product = { name: "Sacchetto", description: "30 x 40 cm" };
  const item = { product, packaging: true, substitute: null, quantity: 1, pickedQuantity: 1 };
  expect(describePicked(item as unknown as OrderItemRow)).toBe("1 × Sacchetto");
});

test.each([
  [bananas, null, "2 kg Banane"],
  [bananas, tray, "2 × Banane in vaschetta"],
  [tray, bananas, "2 kg Banane"],
  [{ name: "Passata" }, null, "2 × Passata"],
  [{ name: "Passata", shortDescr: "Rubinella", description: "700 g" }, null, "2 × Passata Rubinella, 700 g"],
  [{ ...bananas, description: "al kg" }, null, "2 kg Banane"],
])("%j, substituted by %j, is delivered as %s", (product, substitute, text) => {
  const item = { product, substitute, quantity: 3, pickedQuantity: 2 };
  expect(describePicked(item as unknown as OrderItemRow)).toBe(text);
});
