import { seller } from "@/brand.config";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { feedItem } from "@/lib/seo/feed-item";
import { productTitle } from "@/lib/seo/product-title";

const item = (raw: Record<string, unknown> = {}, barcode = "8004690053386") => {
  const product = toProduct(
    productSchema.parse({
      productId: 12,
      codInt: "218800",
      name: "Riso & orzo",
      shortDescr: "La Cascina",
      description: "500 g",
      slug: "riso-e-orzo",
      price: 1.49,
      priceDisplay: 1.49,
      priceUmDisplay: 2.98,
      unitMeasureBase: { um: "KG" },
      available: 3,
      mediaURLMedium: "/photo/p/photo/218800.webp",
      productInfos: { TIPOLOGIA: "Pezzo" },
      ...raw,
    }),
  );
  const context = { description: "Riso.", categories: ["Pasta", "Riso"], googleCategory: 431, seller };
  return feedItem({ ...product, barcode }, { ...context, today: "2026-11-20" });
};

it("says price, measure and code as Google reads them", () => {
  expect(item()).toContain("<g:title>Riso &amp; orzo La Cascina 500 g</g:title>");
  for (const tag of [
    "<g:price>1.49 EUR</g:price>",
    "<g:availability>in_stock</g:availability>",
    "<g:unit_pricing_measure>500 g</g:unit_pricing_measure>",
    "<g:unit_pricing_base_measure>1 kg</g:unit_pricing_base_measure>",
    "<g:gtin>8004690053386</g:gtin>",
    "<g:product_type>Pasta &gt; Riso</g:product_type>",
    "<g:google_product_category>431</g:google_product_category>",
    "<g:shipping><g:country>IT</g:country><g:price>7.90 EUR</g:price></g:shipping>",
  ])
    expect(item()).toContain(tag);
});

it("has the price that a visitor sees, without one that only customers see struck out", () => {
  const reduced = item({ priceDisplay: 0.99, priceStandardDisplay: 1.49, lowestPrice30: 1.29 });
  expect(reduced).toContain("<g:price>0.99 EUR</g:price>");
  expect(reduced).not.toContain("sale_price");
});

it("has what everybody pays, not the price with the card", () => {
  const withCard = item({
    priceDisplay: 1.19,
    priceStandardDisplay: 1.49,
    priceUmDisplay: 2.38,
    warehousePromo: {
      warehousePromoId: 1,
      warehousePromoTypeId: 1,
      discountPerc: 20,
      view: { body: "SOLO CON CARTA VANTAGGI" },
    },
  });
  expect(withCard).toContain("<g:price>1.49 EUR</g:price>");
  expect(withCard).toContain("<g:unit_pricing_measure>500 g</g:unit_pricing_measure>");
  expect(withCard).not.toContain("1.19");
});

it("names no code that is the shop's own", () => {
  expect(item({}, "2100000000005")).toContain("<g:identifier_exists>no</g:identifier_exists>");
});

it("leaves out what has no price or no picture", () => {
  expect(item({ price: null, priceDisplay: null })).toBeNull();
  expect(item({ mediaURLMedium: "" })).toBeNull();
});

it("does not advertise infant formula", () => {
  const classes = [{ productClassId: 10291, productClassGroupId: 10009, name: "Alimento per lattanti" }];
  expect(item({ productClasses: classes })).toBeNull();
  expect(item({ productInfos: { NOT_PROMOTABLE: "true" } })).toBeNull();
});

describe("the title of a product's page", () => {
  const withShop = (title: string) => `${title} · Madia`;

  it("ends with pack size and shop", () => {
    expect(productTitle({ name: "Latte", brand: "Alba", packSize: "1 l" }, withShop)).toBe(
      "Latte Alba 1 l · Madia",
    );
  });

  it("keeps the pack size of a long name", () => {
    const name = "Ravioli freschi ripieni di ricotta di pecora e spinaci novelli";
    const title = productTitle({ name, brand: "Pastificio della Valle", packSize: "250 g" }, withShop);
    expect(title).toMatch(/… 250 g$/);
    expect(title.length).toBeLessThanOrEqual(70);
  });
});
