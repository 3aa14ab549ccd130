/** Infos that make a line of their own, beside the options of the product. */
export const LINE_KEY_INFOS = ["size", "customWeight", "use_wpid"] as const;
