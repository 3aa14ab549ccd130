import "server-only";
import { gtin } from "../rules/barcodes/gs1";
import { getProducts, type ProductQuery } from "./catalogue";
import type { ProductList } from "./domain/product";

type Found<Query> = { query: Query; list: ProductList };

/** A barcode that the shop's search does not know is asked for as such; `query` is the one that found something. */
export async function searchProducts<Query extends ProductQuery>(query: Query): Promise<Found<Query>> {
  const list = await getProducts(query);
  const barcode = query.q && list.products.length === 0 ? gtin(query.q) : null;
  if (!barcode) return { query, list };
  const byBarcode = { ...query, q: undefined, barcode };
  const found = await getProducts(byBarcode).catch(() => null);
  // A shop without the parameter answers with all it has.
  const isMatch = found !== null && found.products.length > 0 && found.page.count === 1;
  return isMatch ? { query: byBarcode, list: found } : { query, list };
}
