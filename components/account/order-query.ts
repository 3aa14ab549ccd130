import { toId } from "@/lib/cart/id";
import { config } from "@/lib/config";
import { shopDateFromIso } from "@/lib/dates";

export const ORDER_TYPES = ["home", "drive", "locker"] as const;

/** What the order list is narrowed by: days YYYY-MM-DD, euros as typed; "" is no bound. */
export type OrderQuery = {
  page: number;
  from: string;
  to: string;
  least: string;
  most: string;
  type: (typeof ORDER_TYPES)[number] | "";
  pending: boolean;
  replaced: boolean;
};

type Search = Record<string, string | string[] | undefined>;

/** Of a box sent with its hidden "false" the last value counts. */
const last = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value.at(-1) : value)?.trim() ?? "";

function day(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return "";
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : "";
}

const euros = (text: string) => {
  const number = text.replace(",", ".");
  return /^\d{1,6}(\.\d{1,2})?$/.test(number) ? number : "";
};

const swapped = <T>(one: T, other: T, isWrong: boolean): [T, T] => (isWrong ? [other, one] : [one, other]);

/** Reads the address of the order list; what is no value is left out, bounds the wrong way round are turned. */
export function readOrderQuery(search: Search): OrderQuery {
  const of = (name: string) => last(search[name]);
  const [from, to] = [day(of("from_date")), day(of("to_date"))];
  const [least, most] = [euros(of("from_gross_total")), euros(of("to_gross_total"))];
  const [first, end] = swapped(from, to, !!from && !!to && from > to);
  const [low, high] = swapped(least, most, !!least && !!most && Number(least) > Number(most));
  return {
    page: toId(of("page")) ?? 1,
    from: first,
    to: end,
    least: low,
    most: high,
    type: ORDER_TYPES.find((one) => one === of("order_type")) ?? "",
    pending: of("show_pending") !== "false",
    replaced: of("show_replaced") === "true",
  };
}

/** The query's part of the address, without the page; what is as usual is left out. */
export function orderSearch(query: OrderQuery): Record<string, string | undefined> {
  return {
    from_date: query.from || undefined,
    to_date: query.to || undefined,
    from_gross_total: query.least || undefined,
    to_gross_total: query.most || undefined,
    order_type: query.type || undefined,
    show_pending: query.pending ? undefined : "false",
    show_replaced: query.replaced ? "true" : undefined,
  };
}

export const isNarrowed = (query: OrderQuery): boolean =>
  Object.values({ ...orderSearch(query), show_replaced: undefined }).some((value) => value !== undefined);

/** The parameters of GET /order/list (spec 2 §7). */
export function orderListParams(query: OrderQuery): Record<string, string> {
  const wanted = {
    ...orderSearch(query),
    from_date: shopDateFromIso(query.from),
    to_date: shopDateFromIso(query.to),
  };
  const given = Object.entries(wanted).filter((pair): pair is [string, string] => !!pair[1]);
  return {
    ...Object.fromEntries(given),
    page: String(query.page),
    page_size: String(config.orderPageSize),
    show_pending: String(query.pending),
    show_replaced: String(query.replaced),
  };
}
