import { deliveryTone, orderTone } from "@/components/account/order-tones";
import { isNarrowed, orderListParams, orderSearch, readOrderQuery } from "@/components/account/order-query";
import messages from "@/messages/it.json";
import { deliveryStatus, orderNote, orderStatus } from "@/lib/rules/statuses";

const ALL = { page: "1", page_size: "12", show_pending: "true", show_replaced: "false" };

test("an order list without query shows all that counts, twelve a page", () => {
  const query = readOrderQuery({});
  expect(orderListParams(query)).toEqual(ALL);
  expect(orderSearch(query)).toEqual({});
  expect(isNarrowed(query)).toBe(false);
});

test("the form's address becomes the API's parameters, and the same address for other pages", () => {
  const query = readOrderQuery({
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
  expect(orderSearch(query)).toEqual({ ...narrowed, from_date: "2026-10-01", to_date: "2026-11-20" });
  expect(isNarrowed(query)).toBe(true);
});

test.each([
  ["a box sent with its hidden value", { show_pending: ["false", "true"] }, ALL],
  ["fields left empty", { from_date: "", to_gross_total: "", order_type: "" }, ALL],
  ["no values", { from_date: "2026-02-31", from_gross_total: "-3", order_type: "razzo", page: "0" }, ALL],
  [
    "bounds the wrong way round",
    { from_date: "2026-11-20", to_date: "2026-10-01", from_gross_total: "90", to_gross_total: "9" },
    {
      ...ALL,
      from_date: "01/10/2026",
      to_date: "20/11/2026",
      from_gross_total: "9",
      to_gross_total: "90",
    },
  ],
])("%s are understood", (_, search, params) => {
  expect(orderListParams(readOrderQuery(search))).toEqual(params);
});

const words = messages.orders;

// Every status of spec 2 §4: word, colour, tooltip.
test.each([
  [1, "In validazione", "plain", null],
  [2, "In validazione", "plain", null],
  [3, "Ordinato", "plain", null],
  [4, "In preparazione", "busy", words.note.noLongerChangeable],
  [5, "In preparazione", "busy", words.note.noLongerChangeable],
  [6, "Pronto", "good", words.note.noLongerChangeable],
  [7, "In consegna", "good", words.note.noLongerChangeable],
  [8, "Consegnato", "good", words.note.noLongerChangeable],
  [9, "Consegnato in parte", "busy", words.note.noLongerChangeable],
  [10, "Annullato", "bad", words.note.notCharged],
  [11, "Non pagato", "bad", words.note.payToConfirm],
  [12, "Non ritirato", "bad", null],
  [13, "Non riuscito", "bad", null],
  [14, "Non riuscito", "bad", null],
  [18, "Scontrinato", "good", words.note.noLongerChangeable],
  [19, "Validazione", "plain", null],
  [20, "Validazione approvata", "good", null],
  [21, "Validazione respinta", "bad", null],
])("an order in status %d reads %s", (id, word, tone, tooltip) => {
  const status = orderStatus(id);
  const note = orderNote(id);
  expect([words.status[status], orderTone(status), note && words.note[note]]).toEqual([word, tone, tooltip]);
});

test.each([
  [1, "In magazzino", "plain"],
  [2, "In viaggio", "busy"],
  [3, "Consegnato", "good"],
  [4, "Non consegnato", "bad"],
  [5, "Vicino a te", "good"],
  [6, "Sul furgone", "busy"],
  [7, "Sospeso", "bad"],
])("goods in status %d are %s", (id, word, tone) => {
  const status = deliveryStatus(id);
  if (status === "unknown") throw new Error("no status");
  expect([words.delivery[status], deliveryTone(status)]).toEqual([word, tone]);
});
