import { brand, seller } from "@/brand.config";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import {
  breadcrumbJsonLd,
  itemListJsonLd,
  onlineStoreJsonLd,
  productJsonLd,
  webSiteJsonLd,
} from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";

const address = (path: string) => `https://shop.test${path}`;

const product = (raw: Record<string, unknown> = {}) =>
  toProductDetail(
    productSchema.parse({
      productId: 12,
      codInt: "218800",
      name: "Mezze maniche n.38",
      shortDescr: "La Molisana",
      description: "500 g",
      slug: "la-molisana-mezze-maniche-500-g",
      barcode: "8004690053386",
      price: 1.49,
      priceDisplay: 1.49,
      priceUmDisplay: 2.98,
      unitMeasureBase: { um: "KG" },
      available: 100000000,
      mediaURL: "/photo/p/thumb/218800.webp",
      mediaURLMedium: "/photo/p/photo/218800.webp",
      productInfos: { TIPOLOGIA: "Pezzo" },
      breadCrumbs: [{ name: "Pasta", slug: "pasta" }],
      ...raw,
    }),
  );

function node(raw?: Record<string, unknown>) {
  const found = productJsonLd(product(raw), "Pasta di semola.", seller, address);
  if (!found) throw new Error("No product.");
  return found;
}

describe("product JSON-LD", () => {
  it("claims no ratings or reviews", () => {
    expect(Object.keys(node())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/rating|review/i)]),
    );
  });

  it("has product data, price and unit price", () => {
    expect(node()).toMatchObject({
      "@type": "Product",
      name: expect.stringMatching(/mezze maniche/i),
      url: "https://shop.test/product/la-molisana-mezze-maniche-500-g",
      sku: "218800",
      gtin: "8004690053386",
      description: "Pasta di semola.",
      brand: { name: expect.stringMatching(/la molisana/i) },
      category: "Pasta",
      image: [expect.stringMatching(/^https:\/\/shop\.test\/photo\//)],
      offers: {
        price: "1.49",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        seller: { "@id": "https://shop.test/#store" },
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: "1.49",
          referenceQuantity: {
            value: "0.5",
            unitCode: "KGM",
            valueReference: { value: "1", unitCode: "KGM" },
          },
        },
      },
    });
  });

  it("has the end of a promotion but not the previous price", () => {
    const { offers } = node({
      priceDisplay: 0.67,
      priceStandardDisplay: 1.49,
      priceUmDisplay: 1.34,
      warehousePromo: {
        warehousePromoId: 1,
        warehousePromoTypeId: 5,
        discountPerc: 55.034,
        expireDate: "02/10/2026",
      },
    });
    expect(offers?.price).toBe("0.67");
    expect(offers?.priceValidUntil).toBe("2026-10-02");
    expect(offers?.priceSpecification.price).toBe("0.67");
    expect(JSON.stringify(offers)).not.toContain("1.49");
  });

  it("has what everybody pays, not the price with the card nor its end", () => {
    const { offers } = node({
      priceDisplay: 1.19,
      priceStandardDisplay: 1.49,
      priceUmDisplay: 2.38,
      warehousePromo: {
        warehousePromoId: 1,
        warehousePromoTypeId: 1,
        discountPerc: 20,
        expireDate: "02/10/2026",
        view: { body: "SOLO CON CARTA VANTAGGI" },
      },
    });
    expect(offers).toMatchObject({
      price: "1.49",
      priceSpecification: { price: "1.49", referenceQuantity: { value: "0.5" } },
    });
    expect(offers).not.toHaveProperty("priceValidUntil");
  });

  it.each([
    ["asks for stamps", { selectable: true, discountPerc: 30, view: { body: "BOLLONI" } }],
    ["is for several pieces", { warehousePromoTypeId: 6, view: { header: "3x2", MPieces: 3 } }],
  ])("does not end with a promotion that %s, which takes nothing off it", (_, promo) => {
    const { offers } = node({
      priceStandardDisplay: 1.49,
      warehousePromo: { warehousePromoId: 1, warehousePromoTypeId: 5, expireDate: "02/10/2026", ...promo },
    });
    expect(offers).toMatchObject({ price: "1.49" });
    expect(offers).not.toHaveProperty("priceValidUntil");
  });

  it("prices products sold by weight per kilogram", () => {
    const { offers } = node({
      productInfos: { TIPOLOGIA: "Sfuso", STEP_SELLING: "0.1" },
      priceUnitDisplay: "kg",
    });
    expect(offers?.priceSpecification.referenceQuantity).toEqual({
      "@type": "QuantitativeValue",
      value: "1",
      unitCode: "KGM",
    });
  });

  it.each(["2100000000005", "8004690053388", "12345678901"])("omits the invalid barcode %s", (barcode) => {
    expect(node({ barcode })).not.toHaveProperty("gtin");
  });

  it("is not there without a price, as a product needs an offer", () => {
    expect(node({ price: 1.49, priceDisplay: 0 }).offers.price).toBe("1.49");
    expect(productJsonLd(product({ price: 0, priceDisplay: 0 }), "", seller, address)).toBeNull();
    expect(productJsonLd(product({ price: null, priceDisplay: null }), "", seller, address)).toBeNull();
  });

  it("says what delivery costs at most, and that food is not taken back", () => {
    const { offers } = node({ metaData: { product_description: { INGREDIENTS: "Semola" } } });
    expect(offers).toMatchObject({
      shippingDetails: {
        shippingRate: { maxValue: "7.90", currency: "EUR" },
        shippingDestination: { addressCountry: "IT" },
      },
      hasMerchantReturnPolicy: { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" },
    });
  });

  it("says nothing of returns of what may be food or not", () => {
    expect(node().offers).not.toHaveProperty("hasMerchantReturnPolicy");
  });

  it("takes back other products within the days of the seller", () => {
    const { offers } = node({
      metaData: { product_description: { WARNINGS: "Tenere lontano dai bambini." } },
    });
    expect(offers?.hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: 14,
    });
  });

  it("says nothing of delivery and returns where the seller is not known", () => {
    const offers = productJsonLd(product(), "", null, address)?.offers;
    expect(offers).toBeDefined();
    expect(offers).not.toHaveProperty("shippingDetails");
    expect(offers).not.toHaveProperty("hasMerchantReturnPolicy");
  });

  it("is out of stock when unavailable", () => {
    expect(node({ available: 0 }).offers?.availability).toBe("https://schema.org/OutOfStock");
  });

  it("omits unknown fields", () => {
    const bare = node({
      priceUmDisplay: null,
      barcode: "12",
      shortDescr: "",
      breadCrumbs: null,
    });
    for (const name of ["gtin", "brand", "category"]) expect(bare).not.toHaveProperty(name);
    expect(JSON.stringify(bare)).not.toMatch(/NaN|undefined|null/);
  });
});

describe("page JSON-LD", () => {
  it("has breadcrumbs", () => {
    const list = breadcrumbJsonLd(
      [{ name: "Pasta", path: "/pasta" }],
      { name: "Corta", path: "/pasta/corta" },
      address,
    );
    expect(list.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: brand.name, item: "https://shop.test/" },
      { "@type": "ListItem", position: 2, name: "Pasta", item: "https://shop.test/pasta" },
      { "@type": "ListItem", position: 3, name: "Corta", item: "https://shop.test/pasta/corta" },
    ]);
  });

  it("continues positions on the second page", () => {
    const list = itemListJsonLd("Pasta", [product()], 30, 25, address);
    expect(list).toMatchObject({ numberOfItems: 30, itemListElement: [{ position: 25 }] });
  });

  it("names the same organisation in all languages", () => {
    const english = absoluteUrlIn("en");
    const store = onlineStoreJsonLd("Orto", seller, english);
    expect(store).toMatchObject({
      "@id": onlineStoreJsonLd("Orto", seller, absoluteUrlIn("it"))["@id"],
      url: english("/"),
    });
    expect(webSiteJsonLd("Orto", "en", english).publisher["@id"]).toBe(store["@id"]);
  });

  it("has the search action and the store's identity", () => {
    expect(webSiteJsonLd("Madia", "it", address).potentialAction.target.urlTemplate).toBe(
      "https://shop.test/search?q={q}",
    );
    const store = onlineStoreJsonLd("Orto", { ...seller, city: "Lugano", country: "CH" }, address);
    expect(store).toMatchObject({
      "@type": "OnlineStore",
      "@id": "https://shop.test/#store",
      name: "Orto",
      logo: "https://shop.test/icon-512.png",
      legalName: seller.legalName,
      address: { addressLocality: "Lugano", addressCountry: "CH" },
      sameAs: seller.socialLinks.map(({ url }) => url),
    });
    expect(onlineStoreJsonLd("Orto", { ...seller, socialLinks: [] }, address)).not.toHaveProperty("sameAs");
  });
});
