/** Addresses carry facets without a parameter of their own in here, as `name:7,8;other:9`. */
export const FILTER = "filter";

/** Facets that a list names only where it is asked for them: prices, diets, allergens. */
export const LATE_FACETS = ["price_range", "product_class_10006", "product_class_10005"];
