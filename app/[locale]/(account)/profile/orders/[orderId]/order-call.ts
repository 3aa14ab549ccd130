export const ORDER_CALL = {
  path: "order/view",
  query: (orderId: number) => ({ order_id: String(orderId), show_replaced: "true" }),
};
