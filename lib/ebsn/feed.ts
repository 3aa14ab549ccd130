import "server-only";
import { NO_SESSION } from "../session/session";
import type { Product } from "./domain/product";
import { readData } from "./envelope";
import { productListSchema } from "./schemas/product";
import { sessionHeaders } from "./session-headers";
import { toProductList } from "./transforms/product";
import { callWithSession } from "./transport";

const PAGE_SIZE = 100;
const PATH = "/ebsn/api/products";

export type FeedProduct = Product & { barcode: string };

/** One page of all products; not cached, as most of the answer is discarded. */
export async function readFeedPage(page: number): Promise<{ products: FeedProduct[]; pages: number }> {
  const response = await callWithSession({
    method: "GET",
    path: PATH,
    params: { page, page_size: PAGE_SIZE, order_by: "name asc" },
    headers: sessionHeaders(NO_SESSION, ""),
  });
  const raw = readData(PATH, productListSchema, response.data);
  const list = toProductList(raw);
  return {
    products: list.products.map((product, index) => ({
      ...product,
      barcode: raw.products[index]?.barcode ?? "",
    })),
    pages: list.page.count,
  };
}
