import { categoryTreeSchema } from "../../ebsn/schemas/category";
import { leafletListSchema } from "../../ebsn/schemas/leaflet";
import { productListSchema, productSchema, suggestSchema } from "../../ebsn/schemas/product";
import { toCategoryNode } from "../../ebsn/transforms/category";
import { toLeafletCard } from "../../ebsn/transforms/leaflet";
import { toProductDetail, toProductList, toSuggestions } from "../../ebsn/transforms/product";
import { type Call, type ParamName, readWith } from "../call";

const products = readWith(productListSchema, toProductList);
const product = readWith(productSchema, toProductDetail);

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

export const catalogueCalls: Call[] = [
  {
    path: "products",
    method: "GET",
    query: [...LIST_PARAMS, "slug"],
    access: "public",
    maxAge: 60,
    // With a slug, EBSN answers the product instead of a list.
    read: (path, data) =>
      data !== null && typeof data === "object" && "slug" in data
        ? product(path, data)
        : products(path, data),
  },
  {
    path: "category",
    method: "GET",
    query: ["filtered", "depth", "hash"],
    access: "public",
    maxAge: 900,
    read: readWith(categoryTreeSchema, (raw) =>
      raw.categories.filter((node) => node.slug).map(toCategoryNode),
    ),
  },
  {
    path: "products/suggest",
    method: "GET",
    query: ["q"],
    access: "public",
    maxAge: 60,
    read: readWith(suggestSchema, toSuggestions),
  },
  { path: "products/:id", method: "GET", access: "public", maxAge: 60, read: product },
  {
    path: "leaflet/search",
    method: "GET",
    query: ["leaflet_type_id", "parent_leaflet_type_id", "parent_warehouse_id", "parent_delivery_service_id"],
    access: "public",
    maxAge: 60,
    read: readWith(leafletListSchema, (raw) => raw.leaflets.map(toLeafletCard)),
  },
  {
    path: "leaflet/product-search",
    method: "GET",
    query: ["parent_leaflet_id", "page", "page_size"],
    access: "public",
    read: products,
  },
  {
    path: "adv",
    method: "GET",
    query: [
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
    access: "public",
    maxAge: 60,
    read: products,
  },
];
