import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { priceView } from "@/lib/rules/prices/price";

const raw = {
  productId: 7,
  name: "Latte 1",
  slug: "latte-1",
  price: 20,
  priceDisplay: 14,
  priceStandardDisplay: 20,
  lowestPrice30: 20,
  available: 5,
  productInfos: { TIPOLOGIA: "Pezzo" } as Record<string, string>,
  warehousePromo: {
    warehousePromoId: 55,
    warehousePromoTypeId: 5,
    discountPerc: 30,
    validityDate: "01/11/2026",
    expireDate: "30/11/2026",
    view: { bubble: "-30%", body: "PROMO" },
  },
};
const view = (change: object) =>
  priceView(toProduct(productSchema.parse({ ...raw, ...change })), {
    authenticated: true,
    today: "2026-11-20",
  });

const HISTORY = [{ dateIso: "2026-11-01T00:00:00Z", price: 20 }];

test("another product on the same offer has its bubble and its history of prices", () => {
  expect(view({}).promo?.bubble).toBeTruthy();
  const detail = toProductDetail(productSchema.parse({ ...raw, priceHistory: HISTORY }));
  expect(detail.notPromotable).toBeUndefined();
  expect(detail.priceChanges).toHaveLength(1);
});

test.each([
  { productClasses: [{ productClassId: 1, name: "Alimento per lattanti" }] },
  { productInfos: { TIPOLOGIA: "Pezzo", NOT_PROMOTABLE: "true" } },
])("what may not be promoted has none, nor a struck price: %j", (change) => {
  expect(view(change)).toMatchObject({ promo: null, compareAtPrice: null });
  const detail = toProductDetail(productSchema.parse({ ...raw, priceHistory: HISTORY, ...change }));
  expect(detail).toMatchObject({ notPromotable: true, priceChanges: [] });
});
