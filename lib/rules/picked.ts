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
