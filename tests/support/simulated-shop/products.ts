import gros from "@/tests/fixtures/recorded/gros_products_search.json";
import ipertriscount from "@/tests/fixtures/recorded/ipertriscount_products_partial.json";
import tigrosRows from "@/tests/fixtures/recorded/tigros_promo_rows_sample.json";
import tigrosHeaders from "@/tests/fixtures/recorded/tigros_promo_view_headers.json";
import tosano from "@/tests/fixtures/recorded/tosano_product_detail_partial.json";

export type RawProduct = Record<string, unknown> & { slug: string };

const toSlug = (name: string) => name.trim().toLowerCase().replace(/\W+/g, "-");

/** The recording lacks id and slug, which are made up. */
export const triscount: RawProduct[] = ipertriscount.products.map((product, index) => ({
  ...product,
  productId: 800_000 + index,
  slug: toSlug(product.name),
}));

/** Promotions with every recorded header, on rows without price and unit. */
export const tigros: RawProduct[] = tigrosRows.map((row, index) => {
  const discount = Number.parseFloat(row.discountPerc_or_header);
  const header = tigrosHeaders.view_header_values[index]?.value ?? "";
  return {
    productId: 700_000 + index,
    name: row.name_lowercased_by_script.toUpperCase(),
    slug: row.itemUrl_absolutised.split("/product/")[1] ?? "",
    mediaURLMedium: row.mediaURLMedium,
    warehousePromo: {
      warehousePromoId: 600_000 + index,
      warehousePromoTypeId: 5,
      ...(index % 2 === 0 ? { discountPerc: discount } : {}),
      view: { header, cssClass: "promo_discount" },
    },
  };
});

export const grosProducts: RawProduct[] = gros.data.products;

export const tosanoProduct: RawProduct = tosano.product;

export const grosAnswer = gros;

export function toProductList(products: RawProduct[], itemsPerPage = 24) {
  return { page: { selPage: 0, totPages: 1, totItems: products.length, itemsPerPage }, products, facets: [] };
}
