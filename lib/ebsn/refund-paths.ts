/** Madia's own: the API's are unknown (docs/api-extensions.md). */
export const REFUND_PATHS = {
  list: "order-refund/list",
  view: "order-refund/view",
  add: "order-refund/add",
  findWithdrawal: "withdrawal/find",
  withdraw: "withdrawal/add",
} as const;
