import type { InvoiceValues } from "../../rules/checkout/invoice-data";

export type PersonFiscal = InvoiceValues & { personFiscalId: number };
