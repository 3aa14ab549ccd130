import { seller } from "../../../brand.config";
import { type VatRow, vatByRate } from "../../../lib/rules/prices/vat";
import { formatPrice } from "../../euros";
import { escapeHtml } from "../../http/escape-html";
import { isPickedUp } from "./email-costs";
import { getPaidByLine } from "./paid-by-line";
import { chargedCents, deliveredQuantity, describePicked } from "./picked";
import type { OrderItemRow, OrderRow } from "./rows";

const { legalName, street, postalcode, city, vatId } = seller;

export const SELLER = [
  legalName,
  `${street}, ${postalcode} ${city}`,
  `Partita IVA ${vatId.replace(/^[A-Z]{2}/, "")}`,
]
  .map(escapeHtml)
  .join("<br>");

export const vatRateOf = ({ product, substitute }: OrderItemRow): number =>
  Number((substitute ?? product).ivaCategory?.ivaPct ?? 0) || 0;

export const formatRate = (rate: number): string => `${Math.round(rate * 100)}%`;

/** Bags show their unit price (D.Lgs. 152/2006, art. 226-ter). */
export function lineText(item: OrderItemRow): string {
  const text = describePicked(item);
  return escapeHtml(item.packaging ? `${text}, ${formatPrice(item.unitCents)} l'uno` : text);
}

export const deliveryName = (order: OrderRow): string => (isPickedUp(order) ? "Ritiro" : "Consegna");

type ReceiptTotals = { lines: OrderItemRow[]; codeCents: number; totalCents: number; vat: VatRow[] };

/** The total is lines plus delivery fee minus `codeCents`. */
export function receiptTotals(row: OrderRow, items: OrderItemRow[]): ReceiptTotals {
  const lines = items.filter((item) => deliveredQuantity(item) > 0);
  const totalCents = row.chargedCents ?? row.totalCents;
  const paidByLine = getPaidByLine(row, items);
  const lineCents = lines.reduce((cents, item) => cents + chargedCents(item), 0);
  return {
    lines,
    totalCents,
    codeCents: lineCents + row.deliveryFeeCents - totalCents,
    vat: vatByRate(
      lines.map((item) => ({
        cents: paidByLine.get(item.orderItemId) ?? chargedCents(item),
        rate: vatRateOf(item),
      })),
      totalCents,
    ),
  };
}
