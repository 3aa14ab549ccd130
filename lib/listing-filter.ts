/** Addresses carry facets without a parameter of their own in here, as `name:7,8;other:9`. */
export const FILTER = "filter";
