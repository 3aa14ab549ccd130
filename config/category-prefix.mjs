/** Prefix in links of the shop; categories are at the root. */
export const CATEGORY_PREFIX = "/category/";
