import { categoryTreeSchema } from "../../schemas/category";
import { leafletListSchema } from "../../schemas/leaflet";
import { productListSchema, productSchema, suggestSchema } from "../../schemas/product";
import { toCategoryNode } from "../../transforms/category";
import { toLeafletCard } from "../../transforms/leaflet";
import { toProductDetail, toProductList, toSuggestions } from "../../transforms/product";
import { type Call, type Name, reads } from "../call";

const products = reads(productListSchema, toProductList);
const product = reads(productSchema, toProductDetail);

const LIST: Name[] = [
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
  "hash",
];

export const catalogueCalls: Call[] = [
  {
    path: "products",
    method: "GET",
    query: [...LIST, "slug"],
    access: "public",
    keep: 60,
    // With a slug, EBSN answers the product itself instead of a list.
    read: (path, data) =>
      data !== null && typeof data === "object" && "slug" in data
        ? product(path, data)
        : products(path, data),
  },
  {
    path: "category",
    method: "GET",
    query: ["filtered", "hash"],
    access: "public",
    keep: 900,
    read: reads(categoryTreeSchema, (raw) => raw.categories.filter((node) => node.slug).map(toCategoryNode)),
  },
  {
    path: "products/suggest",
    method: "GET",
    query: ["q"],
    access: "public",
    keep: 60,
    read: reads(suggestSchema, toSuggestions),
  },
  { path: "products/:id", method: "GET", access: "public", keep: 60, read: product },
  {
    path: "leaflet/search",
    method: "GET",
    query: ["leaflet_type_id", "parent_leaflet_type_id", "parent_warehouse_id", "parent_delivery_service_id"],
    access: "public",
    keep: 60,
    read: reads(leafletListSchema, (raw) => raw.leaflets.map(toLeafletCard)),
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
    keep: 60,
    read: products,
  },
];
