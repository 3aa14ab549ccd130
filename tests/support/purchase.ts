import { findSlot } from "@/backend/modules/timeslot/slots";
import { orderViewSchema, type RawOrder } from "@/lib/ebsn/schemas/order";
import type { Answer, TestBackend } from "./backend";
import { told, type ChosenSlot, type Shopper } from "./shopper";

/** The warehouse that delivers in 20121, where the shoppers of the tests live. */
export const NAVIGLI = 501;

export type Bought = { orderId: number; orderStatusId: number; paymentUrl: string };

/** data of an answer to checkout/buy and its like. */
export const bought = (answer: Answer): Bought => told(answer).data as Bought;

export async function orderOf(shopper: Shopper, orderId: number): Promise<RawOrder> {
  const { order } = orderViewSchema.parse(told(await shopper.get(`order/view?order_id=${orderId}`)).data);
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

export async function stockOf({ context }: TestBackend, productId: number): Promise<number> {
  const result = await context.db.execute(`select stock from product where product_id = ${productId}`);
  return Number((result as unknown as { rows: { stock: string }[] }).rows[0]?.stock);
}

/** How many places of a slot are taken. */
export async function takenOf(
  { context }: TestBackend,
  { timeslotId, dateIso }: ChosenSlot,
): Promise<number> {
  const wanted = { timeslotId, date: dateIso, pointId: NAVIGLI, deliveryServiceId: 2 };
  return (await findSlot(context.db, wanted))?.taken ?? -1;
}

/** What the customer does on the bank's page. */
export function decide(backend: TestBackend, url: string, decision: string): Promise<Response> {
  return fetch(`${backend.url}${new URL(url).pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ decision }),
  });
}
