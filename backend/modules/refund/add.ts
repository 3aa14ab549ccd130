import type { Db } from "../../db/client";
import { orderRefund, orderRefundItem, orderRefundPhoto, REFUND } from "../../db/schema";
import { fail } from "../../envelope";
import { base64Bytes, endingOf, MOST_FILE_BYTES } from "../../../lib/rules/form-files";
import { returnChoices } from "../../../lib/rules/returns";
import { deliveredOrder } from "../order/delivered";
import { itemsOf, unknownOrder } from "../order/find";
import { lockOrder } from "../order/give-back";
import { returnedOf, type RefundRow } from "./find";

const PHOTO_ENDINGS = ["jpg", "jpeg", "png", "webp"];

/** The first bytes of a photo, by its ending. */
const BEGINNINGS: Record<string, string> = {
  jpg: "\xff\xd8\xff",
  jpeg: "\xff\xd8\xff",
  png: "\x89PNG",
  webp: "RIFF",
};

export type Photo = { name: string; content: string };
export type Wanted = { orderItemId: number; quantity: number };
export type Request = {
  orderId: number;
  optionId: number;
  reason: string;
  items: Wanted[];
  photo: Photo | null;
  now: Date;
};

const notDelivered = () =>
  fail("error.refund.not_delivered", "Si possono rendere solo i prodotti di un ordine consegnato.");
const wrongItem = () =>
  fail("error.refund.item", "Uno dei prodotti scelti non è di questo ordine, o non si può rendere.");
const tooMuch = (name: string, left: number) =>
  fail(
    "error.refund.quantity",
    left > 0
      ? `Di «${name}» puoi rendere al massimo ${String(left).replace(".", ",")}.`
      : `Hai già chiesto il reso di tutto «${name}».`,
  );
const wrongPhoto = () =>
  fail("error.refund.photo", "La foto non va: serve un file JPG, PNG o WebP di 4 MB al massimo.");

function checkPhoto({ name, content }: Photo): void {
  const bytes = base64Bytes(content) ?? 0;
  const beginning = BEGINNINGS[endingOf(name)];
  const isPhoto =
    PHOTO_ENDINGS.includes(endingOf(name)) &&
    beginning !== undefined &&
    Buffer.from(content.slice(0, 16), "base64").toString("latin1").startsWith(beginning);
  if (!isPhoto || bytes === 0 || bytes > MOST_FILE_BYTES) throw wrongPhoto();
}

/** Asks for goods of a delivered order to be taken back, never more of them than were delivered. */
export async function addRefund(tx: Db, customerId: number, asked: Request): Promise<RefundRow> {
  const { orderId, optionId, reason, items, photo, now } = asked;
  if (!(await deliveredOrder(tx, customerId, orderId, now))) throw notDelivered();
  // One request for an order at a time: two together could give back the same goods twice.
  await lockOrder(tx, orderId);
  const sold = (await itemsOf(tx, [orderId])).get(orderId) ?? [];
  const returned = await returnedOf(tx, orderId);
  const seen = new Set<number>();
  for (const { orderItemId, quantity } of items) {
    const line = sold.find((one) => one.orderItemId === orderItemId && !one.packaging);
    if (!line || seen.has(orderItemId)) throw wrongItem();
    seen.add(orderItemId);
    const choices = returnChoices(line.quantity, returned.get(orderItemId) ?? 0);
    if (!choices.includes(quantity)) throw tooMuch(String(line.product.name), choices.at(-1) ?? 0);
  }
  if (photo) checkPhoto(photo);
  const [row] = await tx
    .insert(orderRefund)
    .values({
      customerId,
      orderId,
      refundStatusId: REFUND.inApproval,
      refundOptionId: optionId,
      reason,
      createdAt: now,
    })
    .returning();
  if (!row) throw unknownOrder();
  const { refundId } = row;
  await tx.insert(orderRefundItem).values(items.map((item) => ({ refundId, ...item })));
  if (photo)
    await tx.insert(orderRefundPhoto).values({
      refundId,
      fileName: photo.name.slice(0, 200),
      content: Buffer.from(photo.content, "base64"),
    });
  return row;
}
