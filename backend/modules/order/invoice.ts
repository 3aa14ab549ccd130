import { withArticle } from "../../../lib/rules/text/elision";
import type { WirePersonFiscal } from "../../../lib/ebsn/schemas/invoice";
import { NO_SDI_CODE } from "../../../lib/rules/checkout/invoice-data";
import { SUMMARY_INVOICE_TYPE_ID } from "../../../lib/rules/checkout/payment-types";
import { formatPrice } from "../../euros";
import { escapeHtml } from "../../http/escape-html";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { chargedCents } from "./picked";
import { deliveryName, formatRate, lineText, SELLER, receiptTotals, vatRateOf } from "./receipt-parts";
import type { OrderItemRow, OrderRow } from "./rows";

const COURTESY_COPY_NOTICE =
  "Copia di cortesia della fattura elettronica (D.Lgs. 127/2015): l'originale è trasmesso al Sistema di interscambio.";
/** Delivery and other accessory costs take the VAT rates of the products (D.P.R. 633/72, art. 12). */
const SHARED_VAT = "IVA ripartita fra le aliquote";
const SUMMARY =
  "Questa spesa è compresa nella fattura riepilogativa del mese (D.P.R. 633/72, art. 21, comma 4, lettera a).";

const cells = (tag: "td" | "th", texts: string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;

function customerText(person: WirePersonFiscal): string {
  const { name, vatNumber, fiscalCode, sdiCode, certifiedEmail, country } = person;
  return [
    name,
    `${person.address1} ${person.addressNumber}, ${person.postalcode} ${person.city} (${person.province || country})`,
    vatNumber && `Partita IVA ${vatNumber}`,
    fiscalCode && `Codice fiscale ${fiscalCode}`,
    `Codice destinatario ${sdiCode || NO_SDI_CODE}`,
    certifiedEmail && `PEC ${certifiedEmail}`,
  ]
    .filter((text) => typeof text === "string" && text !== "")
    .map((text) => escapeHtml(String(text)))
    .join("<br>");
}

const invoiceRow = (item: OrderItemRow) =>
  cells("td", [lineText(item), formatRate(vatRateOf(item)), formatPrice(chargedCents(item))]);

/** Its number is the order's, in the year of the delivery. */
export function invoiceHtml(row: OrderRow, items: OrderItemRow[], person: WirePersonFiscal): string {
  const { lines, codeCents, totalCents, vat } = receiptTotals(row, items);
  const date = shopDate(row.deliveredAt ?? row.orderedAt);
  const isSummary = row.paymentTypeId === SUMMARY_INVOICE_TYPE_ID;
  const title = isSummary ? "Dettaglio per la fattura riepilogativa" : "Fattura";
  const sumOf = (name: "netCents" | "vatCents") => vat.reduce((cents, line) => cents + line[name], 0);
  return [
    `<h2>${title} n. ${row.orderId}/${date.slice(0, 4)}</h2>`,
    `<p>${withArticle("del", formatItalianDate(date))}, ordine ${row.orderId} ${withArticle("del", formatItalianDate(shopDate(row.orderedAt)))}</p>`,
    `<p><b>Cedente</b><br>${SELLER}</p>`,
    `<p><b>Cliente</b><br>${customerText(person)}</p>`,
    "<table><thead>",
    cells("th", ["Descrizione", "IVA", "Importo (IVA inclusa)"]),
    "</thead><tbody>",
    ...lines.map(invoiceRow),
    cells("td", [`${deliveryName(row)} (${SHARED_VAT})`, "", formatPrice(row.deliveryFeeCents)]),
    ...(codeCents > 0 ? [cells("td", ["Codici e buoni", "", `−${formatPrice(codeCents)}`])] : []),
    "</tbody></table>",
    "<table><thead>",
    cells("th", ["Aliquota", "Imponibile", "Imposta", "Totale"]),
    "</thead><tbody>",
    ...vat.map(({ rate, netCents, vatCents, grossCents }) =>
      cells("td", [formatRate(rate), formatPrice(netCents), formatPrice(vatCents), formatPrice(grossCents)]),
    ),
    cells("th", [
      "Totale",
      formatPrice(sumOf("netCents")),
      formatPrice(sumOf("vatCents")),
      formatPrice(totalCents),
    ]),
    "</tbody></table>",
    `<p><small>${isSummary ? SUMMARY : COURTESY_COPY_NOTICE}</small></p>`,
  ].join("\n");
}
