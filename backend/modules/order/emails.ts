import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cart, customer, paymentType } from "../../db/schema";
import { asLanguage } from "../../languages";
import { findSubstituteNames } from "../cart/substitution";
import { isMailAllowed } from "../mail/limit";
import { sendMail } from "../mail/outbox";
import type { Translator } from "../lang/translator";
import { queueOrderPush } from "./email-push";
import {
  type OrderEmailContext,
  type OrderEmailData,
  type OrderEmailKind,
  writeOrderEmail,
} from "./email-text";
import { findCompletedPayment, findOrderItems } from "./find";
import type { OrderRow } from "./rows";
import { findTerms } from "./terms";

async function findEmailData(tx: Db, kind: OrderEmailKind, row: OrderRow): Promise<OrderEmailData> {
  const items = (await findOrderItems(tx, [row.orderId])).get(row.orderId) ?? [];
  const [payment = null] = await tx
    .select({
      paymentTypeId: paymentType.paymentTypeId,
      name: paymentType.name,
      dueInDays: paymentType.dueInDays,
    })
    .from(paymentType)
    .where(eq(paymentType.paymentTypeId, row.paymentTypeId));
  const names = await findSubstituteNames(
    tx,
    items.map(({ infos }) => infos),
  );
  const terms = kind === "received" || kind === "changed" ? await findTerms(tx) : "";
  return { row, items, payment, names, terms };
}

/** Writes to the customer, and to the second address if there is one; some kinds also send a push message. */
export async function sendOrderEmail(
  tx: Db,
  kind: OrderEmailKind,
  row: OrderRow,
  now: Date,
  context: OrderEmailContext = {},
): Promise<void> {
  const [recipient] = await tx.select().from(customer).where(eq(customer.customerId, row.customerId));
  if (!recipient?.email) return;
  const data = { ...(await findEmailData(tx, kind, row)), ...context };
  const { firstName, email, secondEmail } = recipient;
  const language = asLanguage(recipient.language);
  const write = (translator: Translator) => writeOrderEmail(kind, translator, data);
  await sendMail(tx, { recipient: email, firstName, language, write }, now);
  // Nobody has confirmed the second address: it may be a stranger's.
  if (secondEmail && (await isMailAllowed(tx, "order-copy", secondEmail, now)))
    await sendMail(tx, { recipient: secondEmail, firstName, language, write }, now);
  await queueOrderPush(tx, kind, { row, items: data.items, write }, { language, now });
}

export async function sendConfirmation(tx: Db, row: OrderRow, now: Date): Promise<void> {
  const [source] = row.cartId ? await tx.select().from(cart).where(eq(cart.cartId, row.cartId)) : [];
  const { reopenedOrderId } = source ?? {};
  if (!reopenedOrderId) return sendOrderEmail(tx, "received", row, now);
  const released = await findCompletedPayment(tx, reopenedOrderId);
  await sendOrderEmail(tx, "changed", row, now, { released });
}
