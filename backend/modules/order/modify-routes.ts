import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { fail, ok } from "../../envelope";
import { fields } from "../../http/input";
import { readDate } from "../../rome";
import { int, optionalInt } from "../address/query";
import { answerCart } from "../cart/change";
import { openCart } from "../cart/open-cart";
import { loadCart } from "../cart/state";
import { customerOf } from "../session/visitor";
import { changeDate } from "./change-date";
import { releaseExpired } from "./expiry";
import { ownOrder } from "./find";
import { giveUpChange, reopenOrder } from "./reopen";
import { ordersWire } from "./wire";

const orderSchema = z.object({ order_id: int });
const dateSchema = orderSchema.extend({
  new_order_date: z.string().transform((text, check) => {
    const date = readDate(text);
    if (date) return date;
    check.addIssue({ code: "custom", message: "no date" });
    return z.NEVER;
  }),
  timeslot_id: optionalInt,
});

const notChanging = () => fail("error.order.not_modifying", "Non stai modificando questo ordine.");

/** Orders opened again, and moved to another day (spec 2 §4). */
export async function modifyRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/order/modify", async (request) => {
    const customer = customerOf(request);
    const { order_id: orderId } = fields(request, orderSchema);
    const now = clock.now();
    await releaseExpired(db, now);
    const state = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      return loadCart(tx, await reopenOrder(tx, customer.customerId, orderId, now), customer, now);
    });
    const message = `Stai modificando l'ordine ${orderId}: le modifiche valgono quando confermi di nuovo.`;
    return answerCart(request, state, now, { infos: [{ code: "info.order.reopen", message }] });
  });

  app.post("/ebsn/api/order/undo-modify", async (request) => {
    const customer = customerOf(request);
    const { order_id: orderId } = fields(request, orderSchema);
    const now = clock.now();
    const state = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const opened = await openCart(tx, customer.customerId, now, {}, true);
      if (opened.reopenedOrderId !== orderId) throw notChanging();
      await giveUpChange(tx, opened, now);
      return loadCart(tx, await openCart(tx, customer.customerId, now), customer, now);
    });
    return answerCart(request, state, now);
  });

  app.post("/ebsn/api/order/change-date", async (request) => {
    const { customerId } = customerOf(request);
    const asked = fields(request, dateSchema);
    const now = clock.now();
    await releaseExpired(db, now);
    await db.transaction((transaction) =>
      changeDate(transaction as Db, customerId, {
        orderId: asked.order_id,
        date: asked.new_order_date,
        timeslotId: asked.timeslot_id,
        now,
      }),
    );
    const [order] = await ordersWire(db, [await ownOrder(db, customerId, asked.order_id)], true, now);
    return ok({ order });
  });
}
