import { segmentsWhere } from "./routes.mjs";

/** @typedef {{ type: "query", key: string, value: string }} Has */

/** Facets with a query key of their own; a shop's others are in `filter`. */
export const FACET_PARAMETERS = [
  "vendor_id",
  "product_class_10000",
  "product_class_10004",
  "product_class_10005",
  "product_class_10006",
  "price_range",
  "promo",
  "new_product",
];

export const SORTS = ["price", "-price", "unit-price", "name"];

export const RESERVED_SEGMENTS = segmentsWhere(({ isHandler }) => !isHandler);

export const FACET = "[\\w,-]{1,200}";
export const CATEGORY_ID = "[1-9]\\d{0,9}";
export const CATEGORY_PATH = `:path((?!~|(?:${RESERVED_SEGMENTS.join("|")})(?:/|$)).+)`;

/**
 * @param {string} key
 * @param {string} value
 * @returns {Has}
 */
export const hasQuery = (key, value) => ({ type: "query", key, value });
