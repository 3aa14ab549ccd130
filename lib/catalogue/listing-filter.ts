/** Query parameter for facets without a parameter of their own: `name:7,8;other:9`. */
export const FILTER = "filter";

/** Facets that are only returned on request: prices, diets, allergens. */
export const DEFERRED_FACETS = ["price_range", "product_class_10006", "product_class_10005"];
