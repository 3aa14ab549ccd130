export const ORDER_LIST_PARAMS = [
  "page",
  "page_size",
  "fetch_detail",
  "show_pending",
  "show_replaced",
  "from_date",
  "to_date",
  "from_gross_total",
  "to_gross_total",
  "order_type",
];
