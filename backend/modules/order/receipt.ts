import { withArticle } from "../../../lib/rules/text/elision";
import { LOTTERY_INFO } from "../../../lib/rules/checkout/lottery-code";
import { formatPrice } from "../../euros";
import { escapeHtml } from "../../http/escape-html";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { chargedCents } from "./picked";
import { deliveryName, formatRate, lineText, SELLER, receiptTotals } from "./receipt-parts";
import type { OrderItemRow, OrderRow } from "./rows";

const tableRow = (name: string, amount: string) => `<tr><td>${name}</td><td>${amount}</td></tr>`;

const receiptRow = (item: OrderItemRow) => tableRow(lineText(item), formatPrice(chargedCents(item)));

export function receiptHtml(row: OrderRow, items: OrderItemRow[]): string {
  const { lines, codeCents, totalCents, vat } = receiptTotals(row, items);
  return [
    `<p>${SELLER}</p>`,
    `<p>Documento commerciale di vendita<br>Ordine ${row.orderId} ${withArticle("del", formatItalianDate(shopDate(row.deliveredAt ?? row.orderedAt)))}</p>`,
    "<table><tbody>",
    ...lines.map(receiptRow),
    tableRow(deliveryName(row), formatPrice(row.deliveryFeeCents)),
    ...(codeCents > 0 ? [tableRow("Codici e buoni", `−${formatPrice(codeCents)}`)] : []),
    `<tr><th>Totale</th><th>${formatPrice(totalCents)}</th></tr>`,
    ...vat.map(({ rate, vatCents }) => tableRow(`di cui IVA ${formatRate(rate)}`, formatPrice(vatCents))),
    "</tbody></table>",
    ...(row.infos[LOTTERY_INFO] ? [`<p>Codice lotteria ${escapeHtml(row.infos[LOTTERY_INFO])}</p>`] : []),
  ].join("\n");
}
