import { seller } from "../../../brand.config";
import { LOTTERY_INFO } from "../../../lib/rules/lottery-code";
import { escapeHtml } from "../../http/escape-html";
import { formatPrice } from "../../euros";
import { formatItalianDate, romeDate } from "../../rome";
import { chargedCents, deliveredQuantity, describePicked } from "./picked";
import type { OrderItemRow, OrderRow } from "./release";

const { legalName, street, postalcode, city, vatId } = seller;
const SELLER = [
  legalName,
  `${street}, ${postalcode} ${city}`,
  `Partita IVA ${vatId.replace(/^[A-Z]{2}/, "")}`,
]
  .map(escapeHtml)
  .join("<br>");

const tableRow = (name: string, amount: string) => `<tr><td>${name}</td><td>${amount}</td></tr>`;

const itemRow = (item: OrderItemRow) =>
  tableRow(escapeHtml(describePicked(item)), formatPrice(chargedCents(item)));

/** VAT by rate, included in the prices. */
function vatRows(items: OrderItemRow[]): string[] {
  const centsByRate = new Map<number, number>();
  for (const item of items) {
    const rate = Number(item.product.ivaCategory?.ivaPct ?? 0) || 0;
    centsByRate.set(rate, (centsByRate.get(rate) ?? 0) + chargedCents(item));
  }
  return [...centsByRate]
    .sort(([one], [other]) => one - other)
    .map(([rate, cents]) =>
      tableRow(`di cui IVA ${Math.round(rate * 100)}%`, formatPrice(Math.round((cents * rate) / (1 + rate)))),
    );
}

/** The digital receipt: what was picked and paid, as HTML. */
export function receiptHtml(row: OrderRow, items: OrderItemRow[]): string {
  const charged = row.chargedCents ?? row.totalCents;
  const found = items.filter((item) => deliveredQuantity(item) > 0);
  const lines = found.reduce((cents, item) => cents + chargedCents(item), 0);
  const codes = lines + row.deliveryFeeCents - charged;
  return [
    `<p>${SELLER}</p>`,
    `<p>Documento commerciale di vendita<br>Ordine ${row.orderId} del ${formatItalianDate(romeDate(row.deliveredAt ?? row.orderedAt))}</p>`,
    "<table><tbody>",
    ...found.map(itemRow),
    tableRow("Consegna o ritiro", formatPrice(row.deliveryFeeCents)),
    ...(codes > 0 ? [tableRow("Codici e buoni", `−${formatPrice(codes)}`)] : []),
    `<tr><th>Totale</th><th>${formatPrice(charged)}</th></tr>`,
    ...vatRows(found),
    "</tbody></table>",
    ...(row.infos[LOTTERY_INFO] ? [`<p>Codice lotteria ${escapeHtml(row.infos[LOTTERY_INFO])}</p>`] : []),
  ].join("\n");
}
