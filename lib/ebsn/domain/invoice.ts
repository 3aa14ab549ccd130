import type { InvoiceValues } from "@/lib/rules/invoice-data";

/** Whom an invoice is made out to: a person, or a company with its VAT number. */
export type PersonFiscal = InvoiceValues & { personFiscalId: number };
