import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  grosAnswer as gros,
  grosProducts,
  tigros,
  toProductList,
  tosanoProduct,
  triscount,
} from "./simulated-shop/products";

const allProducts = [...grosProducts, ...triscount, ...tigros, tosanoProduct];

const SEARCHES: Record<string, unknown> = {
  "mezze maniche": gros.data,
  ipertriscount: toProductList(triscount),
  tigros: toProductList(tigros),
  tosano: toProductList([tosanoProduct]),
};

const CATEGORY = { categoryId: 45141, name: "PASTA", slug: "pasta", parentId: 0 };

/** Not recorded: a signed-in customer. */
const CUSTOMER_CART = { cartId: 1, user: { userId: 5, firstName: "Ada" }, cartItems: [], totalItems: 0 };

const BLANK_LINES = "\n\n\n";

/** null: not recorded. */
function findData(path: string, query: URLSearchParams): unknown {
  const slug = query.get("slug");
  if (path === "/ebsn/api/category") {
    if (slug === null) return { categories: [CATEGORY] };
    return slug === CATEGORY.slug ? { category: CATEGORY } : null;
  }
  if (path === "/ebsn/api/cart/view") return CUSTOMER_CART;
  if (path !== "/ebsn/api/products") return null;
  if (slug !== null) return allProducts.find((product) => product.slug === slug) ?? null;
  if (query.has("parent_category_id")) return toProductList(grosProducts);
  return SEARCHES[query.get("q")?.toLowerCase() ?? ""] ?? toProductList([]);
}

export const SLOW_PICTURE = "/photo/slow.webp";

export type RecordedShop = {
  url: string;
  /** Once SLOW_PICTURE has been asked for: sends it. */
  pictureRequested: Promise<() => void>;
  stop(): Promise<void>;
};

/** Serves recorded responses of real shops; everything else, images included, is missing. */
export async function startRecordedShop(): Promise<RecordedShop> {
  let markRequested = (_sendPicture: () => void) => {};
  const pictureRequested = new Promise<() => void>((resolve) => (markRequested = resolve));
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://shop.invalid");
    if (pathname === SLOW_PICTURE)
      return markRequested(() => response.writeHead(200, { "content-type": "image/webp" }).end("RIFF"));
    const data = findData(pathname, searchParams);
    const isApi = pathname.startsWith("/ebsn/api/");
    response.statusCode = isApi ? 200 : 404;
    response.setHeader("content-type", isApi ? "application/json;charset=UTF-8" : "text/html");
    if (!isApi) return void response.end();
    const envelope = { ...gros.response, status: data === null ? 1 : 0 };
    response.end(BLANK_LINES + JSON.stringify({ response: envelope, data: data ?? {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pictureRequested,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
