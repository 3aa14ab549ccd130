import "server-only";
import type { Product } from "./domain/product";
import { productListSchema } from "./schemas/product";
import { hasId, toProduct } from "./transforms/product";
import { readUncached } from "./transport";

const PAGE_SIZE = 100;

export type FeedProduct = Product & { barcode: string };

/** One page of all products; not cached, as most of the answer is discarded. */
export async function readFeedPage(page: number): Promise<{ products: FeedProduct[]; pages: number }> {
  const raw = await readUncached({
    path: "/ebsn/api/products",
    params: { page, page_size: PAGE_SIZE, order_by: "name asc" },
    schema: productListSchema,
  });
  return {
    products: raw.products
      .filter(hasId)
      .map((product) => ({ ...toProduct(product), barcode: product.barcode })),
    pages: raw.page?.totPages ?? 1,
  };
}
