import type { Product } from "@/lib/ebsn/domain/product";
import { productParams, type ProductQuery } from "@/lib/ebsn/catalogue";
import { isKnownFacet } from "@/lib/catalogue/listing";
import { type ListQuery, listQuery } from "./list-query";

/** The gateway only passes known facets; with others, products are requested by id. */
export function listedProductsQuery(query: ProductQuery, products: Product[]): ListQuery {
  const { facets = {} } = query;
  if (products.length === 0 || Object.keys(facets).every(isKnownFacet))
    return listQuery(productParams(query));
  const ids = products.map(({ productId }) => productId).join(",");
  return listQuery({ product_ids: ids, page_size: products.length });
}
