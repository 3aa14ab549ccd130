import type { InvoiceValues } from "@/lib/rules/checkout/invoice-data";

export type PersonFiscal = InvoiceValues & { personFiscalId: number };
