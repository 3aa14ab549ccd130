import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ebsnError, ok } from "../../envelope";
import { date } from "../../http/date";
import { parseFields } from "../../http/input";
import { int, optionalInt } from "../../http/number";
import { cartResponse } from "../cart/change";
import { getOrCreateCart } from "../cart/current-cart";
import { loadCart } from "../cart/state";
import { translatedMessage } from "../lang/translated-message";
import { requireCustomer } from "../session/visitor";
import { changeOrderDate } from "./change-date";
import { advanceOrdersOf } from "./advance-to-now";
import { getCustomerOrder } from "./find";
import { discardOrderChanges, reopenOrder } from "./reopen";
import { ordersWire } from "./wire";

const orderSchema = z.object({ order_id: int });
const dateSchema = orderSchema.extend({
  new_order_date: date,
  timeslot_id: optionalInt,
});

const notModifying = () => ebsnError("error.order.not_modifying", "Non stai modificando questo ordine.");

const additionsKept = (orderId: number, count: number) =>
  translatedMessage("info.order.additions_kept", ({ t }) => t("answer.additionsKept", { orderId, count }));

export async function modifyRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/order/modify", async (request) => {
    const customer = requireCustomer(request);
    const { order_id: orderId } = parseFields(request, orderSchema);
    const now = clock.now();
    await advanceOrdersOf(db, customer, now, request.log);
    const state = await db.transaction(async (tx) => {
      return loadCart(tx, await reopenOrder(tx, customer.customerId, orderId, now), customer, now);
    });
    const reopened = translatedMessage("info.order.reopen", ({ t }) => t("answer.modifying", { orderId }));
    return cartResponse(request, state, now, { infos: [reopened] });
  });

  app.post("/ebsn/api/order/undo-modify", async (request) => {
    const customer = requireCustomer(request);
    const { order_id: orderId } = parseFields(request, orderSchema);
    const now = clock.now();
    const { state, additions } = await db.transaction(async (tx) => {
      const currentCart = await getOrCreateCart(tx, customer, now, true);
      if (currentCart.reopenedOrderId !== orderId) throw notModifying();
      const additions = await discardOrderChanges(tx, currentCart, now);
      return {
        additions,
        state: await loadCart(tx, await getOrCreateCart(tx, customer, now), customer, now),
      };
    });
    return cartResponse(request, state, now, {
      infos: additions > 0 ? [additionsKept(orderId, additions)] : [],
    });
  });

  app.post("/ebsn/api/order/change-date", async (request) => {
    const { customerId } = requireCustomer(request);
    const params = parseFields(request, dateSchema);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    await db.transaction((transaction) =>
      changeOrderDate(transaction, customerId, {
        orderId: params.order_id,
        date: params.new_order_date,
        timeslotId: params.timeslot_id,
        now,
      }),
    );
    const [order] = await ordersWire(
      db,
      [await getCustomerOrder(db, customerId, params.order_id)],
      true,
      now,
    );
    return ok({ order });
  });
}
