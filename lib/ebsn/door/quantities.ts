import type { Name } from "./call";

type Bag = Record<string, unknown>;

const NUMBER = /^\d+(?:\.\d+)?$/;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null;

function isQuantity(value: unknown): boolean {
  return typeof value === "string" ? NUMBER.test(value) : typeof value === "number" && value >= 0;
}

/** Whether what a body calls a quantity is a number or the text of one; a shop may take null for 0 and remove. */
export function saysQuantities(names: Name[], bag: Bag): boolean {
  const items = names.includes("items") && Array.isArray(bag.items) ? bag.items.filter(isBag) : [];
  const asked = names.includes("quantity") ? [bag, ...items] : items;
  return asked.every((one) => one.quantity === undefined || isQuantity(one.quantity));
}
