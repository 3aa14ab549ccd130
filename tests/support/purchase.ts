import { findSlot } from "@/backend/modules/timeslot/slots";
import { orderViewSchema, type RawOrder } from "@/lib/ebsn/schemas/order";
import type { Answer, TestBackend } from "./backend";
import { parseAnswer, type ChosenSlot, type Shopper } from "./shopper";

/** The warehouse that delivers to the test shoppers' postal code, 20121. */
export const NAVIGLI = 501;

export type Purchase = { orderId: number; orderStatusId: number; paymentUrl: string };

export const parsePurchase = (answer: Answer): Purchase => parseAnswer(answer).data as Purchase;

export async function fetchOrder(shopper: Shopper, orderId: number): Promise<RawOrder> {
  const { order } = orderViewSchema.parse(
    parseAnswer(await shopper.get(`order/view?order_id=${orderId}`)).data,
  );
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

export async function fetchStock({ context }: TestBackend, productId: number): Promise<number> {
  const result = await context.db.execute(`select stock from product where product_id = ${productId}`);
  return Number((result as unknown as { rows: { stock: string }[] }).rows[0]?.stock);
}

export async function countTakenPlaces(
  { context }: TestBackend,
  { timeslotId, dateIso }: ChosenSlot,
): Promise<number> {
  const slotKey = { timeslotId, date: dateIso, pointId: NAVIGLI, deliveryServiceId: 2 };
  return (await findSlot(context.db, slotKey))?.taken ?? -1;
}

export function decideAtBank(backend: TestBackend, url: string, decision: string): Promise<Response> {
  return fetch(`${backend.url}${new URL(url).pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ decision }),
  });
}
