type PickableLine = {
  quantity: number;
  variableWeight: boolean;
  picked: { quantity: number; substitute: unknown; isRefused?: boolean } | null;
};

export type PickResult = "asOrdered" | "missing" | "short" | "substituted" | "refused";

/** Result of picking a line; a different weight is no shortage. */
export function pickResult({ quantity, variableWeight, picked }: PickableLine): PickResult {
  if (!picked) return "asOrdered";
  if (picked.substitute) return picked.isRefused ? "refused" : "substituted";
  if (picked.quantity === 0) return "missing";
  return !variableWeight && picked.quantity < quantity ? "short" : "asOrdered";
}

/** As ordered until the order is picked; 0 for a missing product or a refused substitute. */
export function deliveredQuantity({ quantity, picked }: Omit<PickableLine, "variableWeight">): number {
  if (!picked) return quantity;
  return picked.isRefused ? 0 : picked.quantity;
}

export const deliveredProduct = <P>(line: { product: P; picked: { substitute: P | null } | null }): P =>
  line.picked?.substitute ?? line.product;
