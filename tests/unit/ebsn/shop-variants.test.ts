import { productSchema } from "@/lib/ebsn/schemas/product";
import { giftListSchema } from "@/lib/ebsn/schemas/gift";
import { toGiftCertificate } from "@/lib/ebsn/transforms/gift";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { promoOffer } from "@/lib/rules/promo";

const product = (fields: object) =>
  toProduct(productSchema.parse({ productId: 1, name: "Latte", ...fields }));

test.each([
  ["the short description", { shortDescr: "Granarolo" }, "Granarolo"],
  ["the class of group 10002", { vendor: { name: "Fornitore" } }, "Lola"],
  ["the vendor", { productClasses: [], vendor: { name: "Fornitore" } }, "Fornitore"],
])("the brand is %s", (_, fields, brand) => {
  const productClasses = [{ productClassId: 7, productClassGroupId: 10002, name: "Lola" }];
  expect(product({ productClasses, ...fields }).brand).toBe(brand);
});

test.each([
  ["PI&Ugrave; BASSI", { kind: "text", lines: ["PIÙ BASSI"] }],
  ["2&deg; pezzo al 50%", { kind: "secondPiece", perc: 50 }],
])("the bubble %s is read without entities", (bubble, offer) => {
  const warehousePromo = { warehousePromoId: 1, warehousePromoTypeId: 5, view: { bubble } };
  expect(promoOffer(product({ priceDisplay: 1, warehousePromo }).promo!)).toEqual(offer);
});

test("a percentage may come as percentagePrice", () => {
  const view = { hasPercentage: true, percentagePrice: 30 };
  const warehousePromo = { warehousePromoId: 1, warehousePromoTypeId: 5, view };
  expect(promoOffer(product({ priceDisplay: 1, warehousePromo }).promo!)).toEqual({
    kind: "percentage",
    perc: 30,
    pieces: 1,
  });
});

test("a voucher may be numbered by id, and its proposal may be markup", () => {
  const giftCertificates = [
    { id: 12, giftCode: "X", categoryProposal: { descr: "<p>Solo <b>oggi</b></p>" } },
  ];
  const [gift] = giftListSchema.parse({ giftCertificates }).giftCertificates.map(toGiftCertificate);
  expect(gift).toMatchObject({ giftCertificateId: 12, overlayText: "Solo oggi" });
});
