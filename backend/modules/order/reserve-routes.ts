import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { ORDER, orderReservation } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields } from "../../http/input";
import { int, optionalInt } from "../address/query";
import { HOME } from "../address/coverage";
import { customerOf } from "../session/visitor";
import { unknownOrder } from "./find";
import { lockOrder, type OrderRow } from "./give-back";
import { statusAt } from "./status";

const FARTHEST_M = 1_000_000;

const schema = z.object({
  order_id: int,
  distance: optionalInt.refine((metres) => metres === undefined || (metres >= 0 && metres <= FARTHEST_M)),
  reservation_info: z.string().trim().min(1).max(200),
});

const notPickup = () =>
  fail("error.reserve.not_pickup", "Questo ordine arriva a casa: non serve dirci che stai arrivando.");
const notReady = () =>
  fail("error.reserve.not_ready", "L'ordine non è ancora pronto: scrivici appena lo vedi pronto.");

function check(row: OrderRow | null, customerId: number, now: Date): asserts row is OrderRow {
  if (!row || row.customerId !== customerId) throw unknownOrder();
  if (row.deliveryService.deliveryServiceId === HOME) throw notPickup();
  if (statusAt(row, now) !== ORDER.ready) throw notReady();
}

/** A parking space kept for who comes to collect (spec 2 §3 and §7). */
export async function reserveRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/order/reserve", async (request) => {
    const { customerId } = customerOf(request);
    const { order_id: orderId, distance = null, reservation_info: info } = fields(request, schema);
    const now = clock.now();
    await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      check(await lockOrder(tx, orderId), customerId, now);
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
