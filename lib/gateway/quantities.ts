import type { ParamName } from "./call";

type Params = Record<string, unknown>;

const NUMBER = /^\d+(?:\.\d+)?$/;

const isRecord = (value: unknown): value is Params => typeof value === "object" && value !== null;

function isQuantity(value: unknown): boolean {
  const isNumber = typeof value === "string" ? NUMBER.test(value) : typeof value === "number" && value >= 0;
  return isNumber && Number.isFinite(Number(value));
}

/** An API may read null as 0 and remove the line; JSON has null for what is infinite. */
export function hasValidQuantities(names: ParamName[], params: Params): boolean {
  const items = names.includes("items") && Array.isArray(params.items) ? params.items.filter(isRecord) : [];
  const records = names.includes("quantity") ? [params, ...items] : items;
  return records.every((record) => record.quantity === undefined || isQuantity(record.quantity));
}
