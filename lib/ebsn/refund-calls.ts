/** The calls of returns, of our own choice: the API's are not known (docs/decisions/returns.md). */
export const REFUND_CALLS = {
  list: "order-refund/list",
  view: "order-refund/view",
  add: "order-refund/add",
} as const;
