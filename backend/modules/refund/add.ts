import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, orderRefund, orderRefundItem, orderRefundPhoto } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { matchesSignature } from "../../http/file-signature";
import { base64Bytes, fileExtension, MAX_FILE_BYTES } from "../../../lib/rules/forms/form-files";
import { returnChoices } from "../../../lib/rules/orders/returns";
import { REFUND_STATUS } from "../../../lib/rules/orders/statuses";
import { sendMail } from "../mail/outbox";
import { findDeliveredOrder } from "../order/delivered";
import { isPaidLater } from "../order/due-date";
import { findOrderItems, orderNotFound } from "../order/find";
import { deliveredName, deliveredQuantity, isWeighed } from "../order/picked";
import { lockOrder } from "../order/rows";
import { requestedEmail } from "./emails";
import type { RefundRow } from "./find";
import { findReturnedQuantities } from "./returned";
import { getReturnedLines, type RequestedItem } from "./returned-lines";
import { translatedError } from "../lang/translated-message";

const PHOTO_EXTENSIONS = ["jpg", "jpeg", "png", "webp"];

type Photo = { name: string; content: string };
export type RefundRequest = {
  orderId: number;
  optionId: number;
  reason: string;
  items: RequestedItem[];
  photo: Photo | null;
  now: Date;
};

const notDelivered = () =>
  ebsnError("error.refund.not_delivered", "Si possono rendere solo i prodotti di un ordine consegnato.");
const invalidItem = () =>
  ebsnError("error.refund.item", "Uno dei prodotti scelti non è di questo ordine, o non si può rendere.");
const quantityTooLarge = (name: string, remaining: number) =>
  translatedError("error.refund.quantity", ({ t, quantity }) =>
    t(remaining > 0 ? "answer.refundAtMost" : "answer.refundAll", {
      name,
      quantity: quantity(remaining),
    }),
  );
const alreadyRequested = (name: string) =>
  translatedError("error.refund.changed", ({ t }) => t("answer.refundChanged", { name }));
const invalidPhoto = () =>
  ebsnError("error.refund.photo", "La foto non va: serve un file JPG, PNG o WebP di 4 MB al massimo.");

function assertValidPhoto(photo: Photo): void {
  const bytes = base64Bytes(photo.content) ?? 0;
  const isPhoto = PHOTO_EXTENSIONS.includes(fileExtension(photo.name)) && matchesSignature(photo);
  if (!isPhoto || bytes === 0 || bytes > MAX_FILE_BYTES) throw invalidPhoto();
}

type NewRefund = {
  customerId: number;
  orderId: number;
  optionId: number;
  statusId: number;
  reason: string;
  items: RequestedItem[];
  declarant?: RefundRow["declarant"];
  beforePicking?: boolean;
  now: Date;
};

/** Quantities are limited to what was delivered and not yet returned. */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<RefundRow> {
  const { customerId, orderId, optionId, statusId, reason, items, declarant = null, now } = refund;
  const { beforePicking = false } = refund;
  // The lock prevents two concurrent requests from returning the same items twice.
  await lockOrder(tx, orderId);
  const orderItems = (await findOrderItems(tx, [orderId])).get(orderId) ?? [];
  const returnedQuantities = await findReturnedQuantities(tx, orderId);
  const seenItemIds = new Set<number>();
  for (const { orderItemId, quantity, available } of items) {
    const line = orderItems.find((item) => item.orderItemId === orderItemId && !item.packaging);
    if (!line || seenItemIds.has(orderItemId)) throw invalidItem();
    seenItemIds.add(orderItemId);
    const choices = returnChoices(deliveredQuantity(line), returnedQuantities.get(orderItemId) ?? 0, {
      isWeighed: isWeighed(line),
    });
    const most = choices.at(-1) ?? 0;
    if (available !== undefined && most > 0 && available !== most)
      throw alreadyRequested(deliveredName(line));
    if (!choices.includes(quantity)) throw quantityTooLarge(deliveredName(line), most);
  }
  const [row] = await tx
    .insert(orderRefund)
    .values({
      customerId,
      orderId,
      refundStatusId: statusId,
      refundOptionId: optionId,
      reason,
      declarant,
      createdAt: now,
    })
    .returning();
  if (!row) throw orderNotFound();
  const { refundId } = row;
  await tx
    .insert(orderRefundItem)
    .values(items.map(({ orderItemId, quantity }) => ({ refundId, orderItemId, quantity, beforePicking })));
  return row;
}

export async function addRefund(tx: Db, customerId: number, request: RefundRequest): Promise<RefundRow> {
  const { photo, orderId, now } = request;
  const delivered = await findDeliveredOrder(tx, customerId, orderId, now);
  if (!delivered) throw notDelivered();
  if (photo) assertValidPhoto(photo);
  const row = await insertRefund(tx, { ...request, customerId, statusId: REFUND_STATUS.inApproval });
  if (photo)
    await tx.insert(orderRefundPhoto).values({
      refundId: row.refundId,
      fileName: photo.name.slice(0, 200),
      content: Buffer.from(photo.content, "base64"),
    });
  await acknowledge(tx, row, request, await isPaidLater(tx, delivered));
  return row;
}

async function acknowledge(
  tx: Db,
  { refundId, customerId, orderId }: RefundRow,
  { items, optionId, now }: RefundRequest,
  paidLater: boolean,
) {
  const [owner] = await tx.select().from(customer).where(eq(customer.customerId, customerId));
  if (!owner) return;
  const orderItems = (await findOrderItems(tx, [orderId])).get(orderId) ?? [];
  const lines = getReturnedLines(orderItems, items);
  const { email: recipient } = owner;
  const email = requestedEmail({ recipient, refundId, orderId, optionId, isPaidLater: paidLater, lines });
  await sendMail(tx, email, now);
}
