import { paymentTypeSchema } from "@/lib/ebsn/schemas/cart";
import { addressSchema } from "@/lib/ebsn/schemas/delivery";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { giftListSchema } from "@/lib/ebsn/schemas/gift";
import { toPaymentType } from "@/lib/ebsn/transforms/cart";
import { toAddress } from "@/lib/ebsn/transforms/delivery";
import { toGiftCertificate } from "@/lib/ebsn/transforms/gift";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { promoOffer } from "@/lib/rules/prices/promo";

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

test("a minimum and a maximum of 0 are not set, so that those of the product's infos count", () => {
  const productInfos = { MINACQ: "2", MAXACQ: "6" };
  expect(product({ minAcq: 0, maxAcq: 0, productInfos }).selling).toMatchObject({ minAcq: 2, maxAcq: 6 });
  expect(product({ minAcq: 3, maxAcq: 4, productInfos }).selling).toMatchObject({ minAcq: 3, maxAcq: 4 });
});

test.each([
  ["its kind is not sent", {}, "kg", "loose"],
  ["its kind is none of the three", { TIPOLOGIA: "Altro" }, "KG", "loose"],
  ["it is a piece", { TIPOLOGIA: "Pezzo" }, "kg", "piece"],
  ["its price is that of a piece", {}, "pz", "piece"],
  ["nothing says how it is sold", {}, undefined, "piece"],
])("a product is sold by weight where its price is by the kilogram: %s", (_, productInfos, unit, kind) => {
  expect(product({ productInfos, priceUnitDisplay: unit }).selling.kind).toBe(kind);
});

test.each([
  ["priceUmDisplay", { priceUmDisplay: 3.98, priceStandardUmDisplay: 9 }, 398],
  ["priceStandardUmDisplay", { priceStandardUmDisplay: "3,98" }, 398],
  ["priceUm", { priceUmDisplay: null, priceUm: "3,98" }, 398],
  ["none of zero", { priceUmDisplay: 0, priceUm: 3.98 }, 398],
  ["the regular unit price, in proportion", { priceDisplay: 1, priceStandardUmDisplay: 3.98 }, 200],
  [
    "the regular unit price, in proportion to the regular price",
    { price: 1, priceStandardDisplay: 1.99, priceDisplay: 1, priceStandardUmDisplay: 3.98 },
    200,
  ],
  ["none", {}, null],
])("the unit price of a product without a pack size is %s", (_, fields, cents) => {
  const unitMeasureBase = { um: "KG" };
  expect(product({ price: 1.99, unitMeasureBase, ...fields }).prices.unit).toBe(cents);
});

test.each([
  ["beside its thumbnail", { mediaURL: "/a/thumb/1.jpg" }, "/a/large/1.jpg"],
  [
    "its middle one, where there is one",
    { mediaURL: "/a/thumb/1.jpg", mediaURLMedium: "/a/photo/1.jpg" },
    "/a/photo/1.jpg",
  ],
  ["the only one", { mediaURL: "/a/1.jpg" }, "/a/1.jpg"],
])("the large picture of a product is %s", (_, fields, large) => {
  expect(product(fields).picture?.large).toBe(large);
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

test("the promotion's text for the cart is kept where it is sent", () => {
  const promoOf = (view: object) =>
    product({ priceDisplay: 1, warehousePromo: { warehousePromoId: 1, warehousePromoTypeId: 5, view } })
      .promo;
  expect(promoOf({ bubbleCheckout: "Pi&ugrave; conveniente" })?.bubbleCheckout).toBe("Più conveniente");
  expect(promoOf({})).not.toHaveProperty("bubbleCheckout");
});

test("a voucher may be numbered by id, and its proposal may be markup", () => {
  const giftCertificates = [
    { id: 12, giftCode: "X", categoryProposal: { descr: "<p>Solo <b>oggi</b></p>" } },
  ];
  const [gift] = giftListSchema.parse({ giftCertificates }).giftCertificates.map(toGiftCertificate);
  expect(gift).toMatchObject({ giftCertificateId: 12, overlayText: "Solo oggi" });
});

const presentationOf = (giftCertificate: object) => {
  const { picture, contentHtml, link } = toGiftCertificate(
    giftListSchema.parse({ giftCertificates: [giftCertificate] }).giftCertificates[0]!,
  );
  return { picture, contentHtml, link };
};

test("the proposal of a voucher has a picture, a sanitised text and a link", () => {
  const categoryProposal = {
    content: "<p onclick='x()'>Su tutto<script>x()</script></p>",
    img: "https://shop.test/buono.png",
    slug: "Frutta",
    metaData: { category_proposal_type: { BUTTON_TEXT: "Scopri" } },
  };
  expect(presentationOf({ categoryProposal })).toEqual({
    picture: "https://shop.test/buono.png",
    contentHtml: "<p>Su tutto</p>",
    link: { href: "/frutta", isExternal: false, label: "Scopri" },
  });
});

test.each([
  ["an address of the shop", "/shop/frutta", { href: "/frutta", isExternal: false, label: "" }],
  [
    "an address elsewhere",
    "https://altro.test/x",
    { href: "https://altro.test/x", isExternal: true, label: "" },
  ],
  ["a script", "javascript:alert(1)", undefined],
  ["nothing", "", undefined],
])("the link of a voucher to %s", (_, proposalUrl, link) => {
  expect(presentationOf({ categoryProposal: { proposalUrl } }).link).toEqual(link);
});

test.each([
  ["its own certificate", [{ image: "" }, { image: "/photo/bollone.png" }], "/photo/bollone.png"],
  ["nowhere safe", [{ image: "javascript:x" }], undefined],
])("a voucher without proposal takes its picture from %s", (_, userGiftCertificates, picture) => {
  expect(presentationOf({ userGiftCertificates }).picture).toBe(picture);
});

test.each([
  [{ addressTypeId: 3 }, 3],
  [{ addressTypeId: null, addressType: "3" }, 3],
  [{ addressType: 3 }, 3],
  [{ addressType: { addressTypeId: 3, name: "Negozio" } }, 3],
  [{ addressTypeId: 2, addressType: "drive" }, 2],
  [{ addressType: "drive" }, "drive"],
  [{ addressType: " " }, null],
  [{ addressType: {} }, null],
  [{}, null],
])("the type of an address is read from %o", (fields, type) => {
  expect(toAddress(addressSchema.parse({ addressId: 5, ...fields })).addressTypeId).toBe(type);
});

test("a certificate names the lines that it may be applied to", () => {
  const userGiftCertificates = [
    { userGiftCertificateId: 3, cartItems: [{ itemId: 5 }, { cartItemId: "6" }] },
    { userGiftCertificateId: 4, cartItems: [] },
  ];
  const { giftCertificates } = giftListSchema.parse({ giftCertificates: [{ id: 12, userGiftCertificates }] });
  expect(giftCertificates.flatMap((gift) => toGiftCertificate(gift).certificates)).toEqual([
    { userGiftCertificateId: 3, itemId: null, lineIds: [5, 6] },
    { userGiftCertificateId: 4, itemId: null },
  ]);
});

test("a voucher whose cart, order and line are 0 is unused", () => {
  const use = { userGiftCertificateId: 3, cartId: 0, orderId: 0, cartItemId: 0 };
  const [gift] = giftListSchema
    .parse({ giftCertificates: [{ id: 12, userGiftCertificates: [use] }] })
    .giftCertificates.map(toGiftCertificate);
  expect(gift).toMatchObject({
    isInCart: false,
    orderId: null,
    certificates: [{ userGiftCertificateId: 3, itemId: null }],
  });
});

const PAYMENT_TYPES: [type: object, isOnline: boolean][] = [
  ...[1, 12, 13, 24, 31].map((id): [object, boolean] => [{ paymentTypeId: id }, true]),
  ...[2, 11, 18, 19, 21, 101, 77].map((id): [object, boolean] => [{ paymentTypeId: id }, false]),
  [{ paymentTypeId: 12, online: "false" }, false],
  [{ paymentTypeId: 77, online: 1 }, true],
];

test.each(PAYMENT_TYPES)(
  "whether the payment type %o is paid online follows from its id unless the shop says it",
  (type, online) => {
    expect(toPaymentType(paymentTypeSchema.parse(type))).toMatchObject({ online });
  },
);
