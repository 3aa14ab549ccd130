export type CostAdjustment = { description: string; amountCents: number; reducesDelivery: boolean };

/** Amounts in cents; `deliveryFee` after codes, null before a timeslot is chosen, or where the shop does not say it. */
export type Costs = {
  products: number;
  packaging: number;
  deliveryFee: number | null;
  total: number;
  adjustments: CostAdjustment[];
};

/** Reductions are negative. */
export type CostRow =
  | { kind: "products" | "savings" | "packaging" | "fee"; cents: number }
  | { kind: "delivery"; cents: number | null }
  | CodeRow;

type CodeRow = { kind: "code" | "deliveryCode"; cents: number; description: string };

const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** The costs above a total, arranged as a column that adds up to it; the total is the shop's. */
export function costRows({ products, packaging, deliveryFee, total, adjustments }: Costs): CostRow[] {
  const codeRow = ({ description, amountCents }: CostAdjustment, kind: CodeRow["kind"]): CodeRow => ({
    kind,
    description,
    cents: -Math.abs(amountCents),
  });
  const codes = adjustments
    .filter(({ reducesDelivery }) => !reducesDelivery)
    .map((adjustment) => codeRow(adjustment, "code"));
  const deliveryCodes = adjustments
    .filter(({ reducesDelivery }) => reducesDelivery)
    .map((adjustment) => codeRow(adjustment, "deliveryCode"));
  const waived = -sum(deliveryCodes.map(({ cents }) => cents));
  const rest = total - products - packaging - (deliveryFee ?? 0) - sum(codes.map(({ cents }) => cents));
  return [
    { kind: "products", cents: products },
    ...(rest < 0 ? [{ kind: "savings" as const, cents: rest }] : []),
    ...codes,
    ...(packaging > 0 ? [{ kind: "packaging" as const, cents: packaging }] : []),
    { kind: "delivery", cents: deliveryFee === null ? null : deliveryFee + waived },
    ...(deliveryFee === null ? [] : deliveryCodes),
    ...(rest > 0 ? [{ kind: "fee" as const, cents: rest }] : []),
  ];
}
