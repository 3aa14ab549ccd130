/** Of links to categories that the shop sends; its categories stand at the root. */
export const CATEGORY_PREFIX = "/category/";
