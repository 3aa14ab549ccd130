import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isHomeDelivery } from "../../../lib/rules/delivery/delivery-services";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { Context } from "../../context";
import { orderReservation } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { int, optionalInt } from "../../http/number";
import { requireCustomer } from "../session/visitor";
import { lockCustomerOrder } from "./find";
import type { OrderRow } from "./rows";
import { getOrderStatus } from "./status";

const MAX_DISTANCE_M = 1_000_000;

const schema = z.object({
  order_id: int,
  distance: optionalInt.refine((metres) => metres === undefined || (metres >= 0 && metres <= MAX_DISTANCE_M)),
  reservation_info: z.string().trim().min(1).max(200),
});

const notPickup = () =>
  ebsnError("error.reserve.not_pickup", "Questo ordine arriva a casa: non serve dirci che stai arrivando.");
const notReady = () =>
  ebsnError("error.reserve.not_ready", "L'ordine non è ancora pronto: scrivici appena lo vedi pronto.");

function requireReservable(row: OrderRow, now: Date): void {
  if (isHomeDelivery(Number(row.deliveryService.deliveryServiceId))) throw notPickup();
  if (getOrderStatus(row, now) !== ORDER_STATUS.ready) throw notReady();
}

export async function reserveRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/order/reserve", async (request) => {
    const { customerId } = requireCustomer(request);
    const { order_id: orderId, distance = null, reservation_info: info } = parseFields(request, schema);
    const now = clock.now();
    await db.transaction(async (tx) => {
      requireReservable(await lockCustomerOrder(tx, customerId, orderId), now);
      const values = { info, distance, reservedAt: now };
      await tx
        .insert(orderReservation)
        .values({ orderId, ...values })
        .onConflictDoUpdate({ target: orderReservation.orderId, set: values });
    });
    const message = "Ti aspettiamo: portiamo la spesa alla tua auto appena arrivi.";
    return ok({ orderId }, { infos: [{ code: "info.order.reserved", message }] });
  });
}
