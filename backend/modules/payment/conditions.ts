import { and, eq, isNull, lt } from "drizzle-orm";
import type { WirePersonFiscal } from "../../../lib/ebsn/schemas/invoice";
import type { Db } from "../../db/client";
import { paymentDueDate } from "../../db/schema";
import { EbsnError, type Message } from "../../envelope";
import { shopDate } from "../../shop-dates";
import type { PaymentTypeRow } from "./types";

const OVERDUE: Message = {
  code: "error.checkout.payment_overdue",
  message: "Hai una scadenza di pagamento arretrata: quando è saldata puoi di nuovo pagare più avanti.",
};
const INVOICE_NEEDED: Message = {
  code: "error.checkout.payment_invoice",
  message: "Serve la fattura intestata a un'azienda: chiedila nel riepilogo dell'ordine.",
};

export type Buyer = { customerId: number; personFiscal: WirePersonFiscal | null };

const isCompany = ({ personFiscal }: Buyer) => personFiscal?.company === true;

export async function findPaymentBlocker(
  db: Db,
  { needsInvoice, dueInDays }: PaymentTypeRow,
  buyer: Buyer,
  now: Date,
): Promise<Message | null> {
  if (needsInvoice && !isCompany(buyer)) return INVOICE_NEEDED;
  if (dueInDays === null) return null;
  const [overdue] = await db
    .select({ paymentDueDateId: paymentDueDate.paymentDueDateId })
    .from(paymentDueDate)
    .where(
      and(
        eq(paymentDueDate.customerId, buyer.customerId),
        isNull(paymentDueDate.settledAt),
        lt(paymentDueDate.dueDate, shopDate(now)),
      ),
    )
    .limit(1);
  return overdue ? OVERDUE : null;
}

export async function requirePaymentConditions(
  db: Db,
  type: PaymentTypeRow,
  buyer: Buyer,
  now: Date,
): Promise<void> {
  const blocker = await findPaymentBlocker(db, type, buyer, now);
  if (blocker) throw new EbsnError([blocker]);
}
