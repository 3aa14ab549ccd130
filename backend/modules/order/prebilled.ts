import { preAuthorisation } from "../../../lib/rules/checkout/pre-authorisation";
import type { OrderRow } from "./rows";

export function prebilledWith(row: OrderRow, paymentTypeId: number): number {
  if (paymentTypeId === row.paymentTypeId) return row.prebilledCents;
  return preAuthorisation({
    total: row.totalCents,
    variableWeightTotal: row.variableWeightCents,
    paymentTypeId,
    deliveryServiceId: Number(row.deliveryService.deliveryServiceId),
  }).amount;
}
