import { config } from "@/lib/config";
import { shopDateFromIso } from "@/lib/dates";
import { readPage } from "@/lib/catalogue/listing";
import { isIsoDate } from "@/lib/rules/dates/is-iso-date";

export const ORDER_TYPES = ["home", "drive", "locker"] as const;

/** Dates YYYY-MM-DD, amounts in euros as typed; "" means no bound. */
export type OrderQuery = {
  page: number;
  from: string;
  to: string;
  minTotal: string;
  maxTotal: string;
  type: (typeof ORDER_TYPES)[number] | "";
  showPending: boolean;
  showReplaced: boolean;
};

type SearchParams = Record<string, string | string[] | undefined>;

/** A checkbox is sent after a hidden "false": the last value counts. */
const lastValue = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value.at(-1) : value)?.trim() ?? "";

const parseDay = (text: string) => (isIsoDate(text) ? text : "");

const parseEuros = (text: string) => {
  const number = text.replace(",", ".");
  return /^\d{1,6}(\.\d{1,2})?$/.test(number) ? number : "";
};

const sortBounds = (a: string, b: string, compare: (a: string, b: string) => number): [string, string] =>
  a && b && compare(a, b) > 0 ? [b, a] : [a, b];

/** Drops invalid values and swaps reversed bounds. */
export function parseOrderQuery(searchParams: SearchParams): OrderQuery {
  const readParam = (name: string) => lastValue(searchParams[name]);
  const [from, to] = sortBounds(parseDay(readParam("from_date")), parseDay(readParam("to_date")), (a, b) =>
    a.localeCompare(b),
  );
  const [minTotal, maxTotal] = sortBounds(
    parseEuros(readParam("from_gross_total")),
    parseEuros(readParam("to_gross_total")),
    (a, b) => Number(a) - Number(b),
  );
  return {
    page: readPage(searchParams.page),
    from,
    to,
    minTotal,
    maxTotal,
    type: ORDER_TYPES.find((type) => type === readParam("order_type")) ?? "",
    showPending: readParam("show_pending") !== "false",
    showReplaced: readParam("show_replaced") === "true",
  };
}

/** Without the page and without defaults. */
export function orderSearchParams(query: OrderQuery): Record<string, string | undefined> {
  return {
    from_date: query.from || undefined,
    to_date: query.to || undefined,
    from_gross_total: query.minTotal || undefined,
    to_gross_total: query.maxTotal || undefined,
    order_type: query.type || undefined,
    show_pending: query.showPending ? undefined : "false",
    show_replaced: query.showReplaced ? "true" : undefined,
  };
}

export const hasFilters = (query: OrderQuery): boolean =>
  Object.values({ ...orderSearchParams(query), show_replaced: undefined }).some(
    (value) => value !== undefined,
  );

/** requirements/orders#list */
export function orderListParams(query: OrderQuery): Record<string, string> {
  const params = {
    ...orderSearchParams(query),
    from_date: shopDateFromIso(query.from),
    to_date: shopDateFromIso(query.to),
  };
  const entries = Object.entries(params).filter((pair): pair is [string, string] => !!pair[1]);
  return {
    ...Object.fromEntries(entries),
    page: String(query.page),
    page_size: String(config.orderPageSize),
    show_pending: String(query.showPending),
    show_replaced: String(query.showReplaced),
  };
}
