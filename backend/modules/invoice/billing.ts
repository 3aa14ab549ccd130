import { and, eq } from "drizzle-orm";
import type { WirePersonFiscal } from "../../../lib/ebsn/schemas/invoice";
import { invoiceFaults } from "../../../lib/rules/invoice-data";
import type { Db } from "../../db/client";
import { personFiscal } from "../../db/schema";
import type { Message } from "../../envelope";
import { idText } from "../../http/number";
import type { CartRow } from "../cart/open-cart";

const MISSING: Message = {
  code: "error.checkout.missing_billing_data",
  message:
    "Per avere la fattura scegli a chi intestarla: i dati di fatturazione mancano o non sono completi.",
};

const NOBODY = 0;

type Wish = Pick<CartRow, "infos" | "customerId">;

/** Whom an invoice is made out to, and what of it is missing. */
export type Billing = { personFiscal: WirePersonFiscal | null; missing: Message[] };

export const wantsInvoice = (cart: Pick<Wish, "infos"> | null): boolean =>
  cart?.infos.need_invoice === "true";

export function personFiscalWire({
  customerId: _owner,
  createdAt: _when,
  ...shown
}: typeof personFiscal.$inferSelect): WirePersonFiscal {
  return shown;
}

/** The fiscal person a cart wants its invoice for; both empty where it wants none (spec 2 §3). */
export async function billingOf(db: Db, cart: Wish | null): Promise<Billing> {
  if (!cart || !wantsInvoice(cart)) return { personFiscal: null, missing: [] };
  const wanted = idText.safeParse(cart.infos.person_fiscal_id).data ?? NOBODY;
  const [row] = await db
    .select()
    .from(personFiscal)
    .where(and(eq(personFiscal.customerId, cart.customerId), eq(personFiscal.personFiscalId, wanted)));
  if (!row || invoiceFaults(row).size > 0) return { personFiscal: null, missing: [MISSING] };
  return { personFiscal: personFiscalWire(row), missing: [] };
}
