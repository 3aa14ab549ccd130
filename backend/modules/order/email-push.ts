import type { Db } from "../../db/client";
import type { Language } from "../../languages";
import type { EmailText } from "../mail/outbox";
import { orderPath } from "../mail/shop-link";
import { type Translator, getTranslator } from "../lang/translator";
import { queuePush } from "../push/send";
import { substitutedOf } from "./email-picking";
import { orderedName } from "./picked";
import type { OrderEmailKind } from "./email-text";
import type { OrderItemRow, OrderRow } from "./rows";

/** Other kinds are only sent by email. */
const PUSH_KINDS = new Set<OrderEmailKind>([
  "prepared",
  "dispatched",
  "delivered",
  "deliveryFailed",
  "notCollected",
  "paymentDeclined",
  "rejected",
]);

/** A push message has one line, which has to name replaced products. */
function pushText(kind: OrderEmailKind, translator: Translator, items: OrderItemRow[], text: string): string {
  const names = substitutedOf(items).map(orderedName).join(", ");
  return kind === "prepared" && names
    ? `${text} ${translator.t("order.prepared.replaced", { names })}`
    : text;
}

type Email = { row: OrderRow; items: OrderItemRow[]; write: (translator: Translator) => EmailText };

export async function queueOrderPush(
  tx: Db,
  kind: OrderEmailKind,
  { row, items, write }: Email,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  if (!PUSH_KINDS.has(kind)) return;
  const translator = getTranslator(language);
  const { subject, paragraphs } = write(translator);
  const body = pushText(kind, translator, items, paragraphs[0] ?? "");
  await queuePush(tx, row.customerId, { title: subject, body, navTo: orderPath(row.orderId) }, now);
}
