import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import gros from "@/tests/fixtures/recorded/gros_products_search.json";
import ipertriscount from "@/tests/fixtures/recorded/ipertriscount_products_partial.json";
import tigrosRows from "@/tests/fixtures/recorded/tigros_promo_rows_sample.json";
import tigrosHeaders from "@/tests/fixtures/recorded/tigros_promo_view_headers.json";
import tosano from "@/tests/fixtures/recorded/tosano_product_detail_partial.json";

type Raw = Record<string, unknown> & { slug: string };

const slugOf = (name: string) => name.trim().toLowerCase().replace(/\W+/g, "-");

/** What a scraper kept of a row; id and slug, which it dropped, are made up. */
const triscount: Raw[] = ipertriscount.products.map((product, index) => ({
  ...product,
  productId: 800_000 + index,
  slug: slugOf(product.name),
}));

/** Promotions with every header text seen, on rows that have neither price nor unit. */
const tigros: Raw[] = tigrosRows.map((row, index) => {
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

const grosProducts: Raw[] = gros.data.products;
const everything: Raw[] = [...grosProducts, ...triscount, ...tigros, tosano.product];

/** What each recorded search asked for. */
const SEARCHES: Record<string, unknown> = {
  "mezze maniche": gros.data,
  ipertriscount: page(triscount),
  tigros: page(tigros),
  tosano: page([tosano.product]),
};

function page(products: Raw[]) {
  const itemsPerPage = 24;
  return { page: { selPage: 0, totPages: 1, totItems: products.length, itemsPerPage }, products, facets: [] };
}

const CATEGORY = { categoryId: 45141, name: "PASTA", slug: "pasta", parentId: 0 };

/** The only thing that was never recorded: that somebody is signed in. */
const CUSTOMERS_CART = { cartId: 1, user: { userId: 5, firstName: "Ada" }, cartItems: [], totalItems: 0 };

const BLANK_LINES = "\n\n\n";

/** data of a call, or null where the recordings are silent. */
function dataOf(path: string, query: URLSearchParams): unknown {
  const slug = query.get("slug");
  if (path === "/ebsn/api/category") {
    if (slug === null) return { categories: [CATEGORY] };
    return slug === CATEGORY.slug ? { category: CATEGORY } : null;
  }
  if (path === "/ebsn/api/cart/view") return CUSTOMERS_CART;
  if (path !== "/ebsn/api/products") return null;
  if (slug !== null) return everything.find((product) => product.slug === slug) ?? null;
  if (query.has("parent_category_id")) return page(grosProducts);
  return SEARCHES[query.get("q")?.toLowerCase() ?? ""] ?? page([]);
}

export type RecordedShop = { url: string; stop(): Promise<void> };

/** A shop that answers with what real shops answered; of anything else it knows nothing, pictures included. */
export async function startRecordedShop(): Promise<RecordedShop> {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://shop.invalid");
    const data = dataOf(pathname, searchParams);
    const isApi = pathname.startsWith("/ebsn/api/");
    response.statusCode = isApi ? 200 : 404;
    response.setHeader("content-type", isApi ? "application/json;charset=UTF-8" : "text/html");
    if (!isApi) return void response.end();
    const envelope = { ...gros.response, status: data === null ? 1 : 0 };
    response.end(BLANK_LINES + JSON.stringify({ response: envelope, data: data ?? {} }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
