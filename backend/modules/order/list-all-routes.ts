import { and, eq, gte, lte } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Context } from "../../context";
import { order } from "../../db/schema";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { optionalInt } from "../../http/number";
import { requireCustomer } from "../session/visitor";
import { advanceOrdersOf } from "./advance-to-now";
import { listOrders, listSchema, optionalDay, orderedBetween, ownOrders } from "./list";

const filterSchema = listSchema.extend({
  order_id_filter: optionalInt,
  order_from_date_filter: optionalDay,
  order_to_date_filter: optionalDay,
  suborder_id_filter: optionalInt,
  suborder_warehouseid_filter: optionalInt,
  suborder_delivery_from_date_filter: optionalDay,
  suborder_delivery_to_date_filter: optionalDay,
  shipping_address_id_filter: optionalInt,
});

/** Each order has itself as its only suborder, as one warehouse delivers it. */
function buildFilter(customerId: number, params: z.output<typeof filterSchema>) {
  const {
    order_id_filter: orderId,
    suborder_id_filter: suborderId,
    suborder_warehouseid_filter: warehouseId,
    shipping_address_id_filter: addressId,
    order_from_date_filter: from,
    order_to_date_filter: to,
    suborder_delivery_from_date_filter: deliveredFrom,
    suborder_delivery_to_date_filter: deliveredTo,
  } = params;
  return and(
    ownOrders(customerId, params),
    orderId === undefined ? undefined : eq(order.orderId, orderId),
    suborderId === undefined ? undefined : eq(order.orderId, suborderId),
    warehouseId === undefined ? undefined : eq(order.warehouseId, warehouseId),
    addressId === undefined ? undefined : eq(order.addressId, addressId),
    orderedBetween(from, to),
    deliveredFrom ? gte(order.slotDate, deliveredFrom) : undefined,
    deliveredTo ? lte(order.slotDate, deliveredTo) : undefined,
  );
}

export async function orderListAllRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  for (const name of ["list-for-all-user-shipping-addresses", "list-for-all-person-orders"])
    app.get(`/ebsn/api/order/${name}`, async (request) => {
      const { customerId } = requireCustomer(request);
      const params = parseQuery(request, filterSchema);
      const now = clock.now();
      await advanceOrdersOf(db, { customerId }, now, request.log);
      return ok(await listOrders(db, buildFilter(customerId, params), params, now));
    });
}
