import { deliveryTone, orderTone } from "@/components/orders/order-tones";
import {
  hasFilters,
  orderListParams,
  orderSearchParams,
  parseOrderQuery,
} from "@/components/orders/order-query";
import messages from "@/messages/it.json";
import { deliveryStatus, orderStatusHint, orderStatus } from "@/lib/rules/orders/statuses";

const DEFAULT_PARAMS = { page: "1", page_size: "12", show_pending: "true", show_replaced: "false" };

test("requests the first page with default filters without a query", () => {
  const query = parseOrderQuery({});
  expect(orderListParams(query)).toEqual(DEFAULT_PARAMS);
  expect(orderSearchParams(query)).toEqual({});
  expect(hasFilters(query)).toBe(false);
});

test("maps the search params to API parameters and back for other pages", () => {
  const query = parseOrderQuery({
    page: "2",
    from_date: "2026-10-01",
    to_date: "2026-11-20",
    from_gross_total: "20",
    to_gross_total: "99,50",
    order_type: "drive",
    show_pending: "false",
    show_replaced: "true",
  });
  const narrowed = {
    from_gross_total: "20",
    to_gross_total: "99.50",
    order_type: "drive",
    show_pending: "false",
    show_replaced: "true",
  };
  expect(orderListParams(query)).toEqual({
    ...narrowed,
    page: "2",
    page_size: "12",
    from_date: "01/10/2026",
    to_date: "20/11/2026",
  });
  expect(orderSearchParams(query)).toEqual({ ...narrowed, from_date: "2026-10-01", to_date: "2026-11-20" });
  expect(hasFilters(query)).toBe(true);
});

test.each([
  ["a checkbox sent with its hidden value", { show_pending: ["false", "true"] }, DEFAULT_PARAMS],
  ["empty fields", { from_date: "", to_gross_total: "", order_type: "" }, DEFAULT_PARAMS],
  [
    "invalid values",
    { from_date: "2026-02-31", from_gross_total: "-3", order_type: "razzo", page: "0" },
    DEFAULT_PARAMS,
  ],
  [
    "reversed bounds",
    { from_date: "2026-11-20", to_date: "2026-10-01", from_gross_total: "90", to_gross_total: "9" },
    {
      ...DEFAULT_PARAMS,
      from_date: "01/10/2026",
      to_date: "20/11/2026",
      from_gross_total: "9",
      to_gross_total: "90",
    },
  ],
])("parses %s", (_, search, params) => {
  expect(orderListParams(parseOrderQuery(search))).toEqual(params);
});

const labels = messages.orders;

// Every status of requirements/orders#list: label, tone, tooltip.
test.each([
  [1, "In validazione", "neutral", null],
  [2, "In validazione", "neutral", null],
  [3, "Ordinato", "neutral", null],
  [4, "In preparazione", "progress", labels.note.beingPrepared],
  [5, "In preparazione", "progress", labels.note.beingPrepared],
  [6, "Pronto", "success", labels.note.noLongerChangeable],
  [7, "In consegna", "success", labels.note.noLongerChangeable],
  [8, "Consegnato", "success", null],
  [9, "Consegnato in parte", "progress", null],
  [10, "Annullato", "error", labels.note.notCharged],
  [11, "Non pagato", "error", labels.note.payToConfirm],
  [12, "Non ritirato", "error", labels.note.closed],
  [13, "Non riuscito", "error", labels.note.deliveryFailed],
  [14, "Non riuscito", "error", labels.note.closed],
  [18, "Scontrino emesso", "success", null],
  [19, "Validazione", "neutral", null],
  [20, "Validazione approvata", "success", null],
  [21, "Validazione respinta", "error", labels.note.closed],
])("shows order status %d as %s", (id, label, tone, tooltip) => {
  const status = orderStatus(id);
  const note = orderStatusHint(id);
  expect([labels.status[status], orderTone(status), note && labels.note[note]]).toEqual([
    label,
    tone,
    tooltip,
  ]);
});

test.each([
  [1, "In magazzino", "neutral"],
  [2, "In viaggio", "progress"],
  [3, "Consegnato", "success"],
  [4, "Non consegnato", "error"],
  [5, "Vicino a te", "success"],
  [6, "Sul furgone", "progress"],
  [7, "Sospeso", "error"],
])("shows delivery status %d as %s", (id, label, tone) => {
  const status = deliveryStatus(id);
  if (status === "unknown") throw new Error("unknown delivery status");
  expect([labels.delivery[status], deliveryTone(status)]).toEqual([label, tone]);
});
