import type { InvoiceValues } from "@/lib/rules/invoice-data";

export type PersonFiscal = InvoiceValues & { personFiscalId: number };
