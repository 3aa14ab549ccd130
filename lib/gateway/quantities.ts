import type { ParamName } from "./call";

type Params = Record<string, unknown>;

const NUMBER = /^\d+(?:\.\d+)?$/;

const isRecord = (value: unknown): value is Params => typeof value === "object" && value !== null;

function isQuantity(value: unknown): boolean {
  return typeof value === "string" ? NUMBER.test(value) : typeof value === "number" && value >= 0;
}

/** An API may read null as 0 and remove the line. */
export function hasValidQuantities(names: ParamName[], params: Params): boolean {
  const items = names.includes("items") && Array.isArray(params.items) ? params.items.filter(isRecord) : [];
  const records = names.includes("quantity") ? [params, ...items] : items;
  return records.every((record) => record.quantity === undefined || isQuantity(record.quantity));
}
