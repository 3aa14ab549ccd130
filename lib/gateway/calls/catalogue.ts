import { readData } from "../../ebsn/envelope";
import { EbsnFailure } from "../../ebsn/failure";
import { categoryTreeSchema } from "../../ebsn/schemas/category";
import { leafletListSchema } from "../../ebsn/schemas/leaflet";
import { isRecord } from "../../ebsn/schemas/lenient";
import { productDetailSchema, productListSchema, suggestSchema } from "../../ebsn/schemas/product";
import { toCategoryNode } from "../../ebsn/transforms/category";
import { toLeafletCard } from "../../ebsn/transforms/leaflet";
import { hasId, toProductList, toSuggestions } from "../../ebsn/transforms/product";
import { toProductDetail } from "../../ebsn/transforms/product-detail";
import { type Call, get, type ParamName, readWith } from "../call";

const products = readWith(productListSchema, toProductList);

const product: Call["read"] = (path, data) => {
  const raw = readData(path, productDetailSchema, data);
  if (!hasId(raw)) throw new EbsnFailure({ kind: "contract", path });
  return toProductDetail(raw);
};

const LIST_PARAMS: ParamName[] = [
  "q",
  "literal",
  "parent_category_id",
  "barcode",
  "page",
  "page_size",
  "sort",
  "order_by",
  "promo",
  "new_product",
  "product_ids",
  "vendor_id",
  /^product_class_\d{1,9}$/,
  "price_range",
  "facets",
  "hash",
];

/** With a slug, EBSN answers the product instead of a list. */
const readProducts: Call["read"] = (path, data) =>
  isRecord(data) && ["slug", "productId"].some((key) => key in data)
    ? product(path, data)
    : products(path, data);

const getPublic = (path: string, query: ParamName[], read: Call["read"], maxAge?: number) =>
  get(path, read, { query, access: "public", maxAge });

export const catalogueCalls: Call[] = [
  getPublic("products", [...LIST_PARAMS, "slug"], readProducts, 60),
  getPublic(
    "category",
    ["filtered", "depth", "hash"],
    readWith(categoryTreeSchema, (raw) => raw.categories.filter((node) => node.slug).map(toCategoryNode)),
    900,
  ),
  getPublic("products/suggest", ["q"], readWith(suggestSchema, toSuggestions), 60),
  getPublic("products/:id", [], product, 60),
  getPublic(
    "leaflet/search",
    ["leaflet_type_id", "parent_leaflet_type_id", "parent_warehouse_id", "parent_delivery_service_id"],
    readWith(leafletListSchema, (raw) => raw.leaflets.map(toLeafletCard)),
    60,
  ),
  getPublic("leaflet/product-search", ["parent_leaflet_id", "page", "page_size"], products),
  getPublic(
    "adv",
    [
      "layout",
      "category_id",
      "limit",
      "shuffle",
      "promo",
      "product_id",
      "user_id",
      "warehouse_id",
      "timeslot_id",
      "hash",
    ],
    products,
    60,
  ),
];
