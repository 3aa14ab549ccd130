import { and, eq } from "drizzle-orm";
import type { WirePersonFiscal } from "../../../lib/ebsn/schemas/invoice";
import { validateInvoice } from "../../../lib/rules/checkout/invoice-data";
import type { Db } from "../../db/client";
import { personFiscal } from "../../db/schema";
import type { Message } from "../../envelope";
import { idText } from "../../http/number";
import type { CartRow } from "../cart/current-cart";

const MISSING_BILLING_DATA: Message = {
  code: "error.checkout.missing_billing_data",
  message:
    "Per avere la fattura scegli a chi intestarla: i dati di fatturazione mancano o non sono completi.",
};

const NO_PERSON = 0;

type InvoiceCart = Pick<CartRow, "infos" | "customerId">;

export type Billing = { personFiscal: WirePersonFiscal | null; missing: Message[] };

export const wantsInvoice = (cart: Pick<InvoiceCart, "infos"> | null): boolean =>
  cart?.infos.need_invoice === "true";

export function personFiscalWire({
  customerId: _customerId,
  createdAt: _createdAt,
  ...wireFields
}: typeof personFiscal.$inferSelect): WirePersonFiscal {
  return wireFields;
}

/** Empty when no invoice is wanted (requirements/checkout#invoices). */
export async function findBilling(db: Db, cart: InvoiceCart | null): Promise<Billing> {
  if (!cart || cart.customerId === null || !wantsInvoice(cart)) return { personFiscal: null, missing: [] };
  const personFiscalId = idText.safeParse(cart.infos.person_fiscal_id).data ?? NO_PERSON;
  const [row] = await db
    .select()
    .from(personFiscal)
    .where(
      and(eq(personFiscal.customerId, cart.customerId), eq(personFiscal.personFiscalId, personFiscalId)),
    );
  if (!row || validateInvoice(row).size > 0) return { personFiscal: null, missing: [MISSING_BILLING_DATA] };
  return { personFiscal: personFiscalWire(row), missing: [] };
}
