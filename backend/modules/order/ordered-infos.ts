import type { OrderItemRow } from "./rows";

/** The infos of a product as it was ordered, all as text. */
export const orderedInfos = ({ productInfos }: OrderItemRow["product"]): Record<string, string> =>
  Object.fromEntries(Object.entries(productInfos ?? {}).map(([name, value]) => [name, String(value ?? "")]));
