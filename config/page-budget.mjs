/** For all that a public page reads of the shop, where PAGE_BUDGET_MS is not set. */
export const DEFAULT_PAGE_BUDGET_MS = 2_000;
