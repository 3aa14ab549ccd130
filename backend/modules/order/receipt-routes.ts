import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ebsnError, ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { int } from "../../http/number";
import { requireCustomer } from "../session/visitor";
import { findDeliveredOrder } from "./delivered";
import { advanceOrdersOf } from "./advance-to-now";
import { findOrderItems } from "./find";
import { invoiceHtml } from "./invoice";
import { receiptHtml } from "./receipt";

const noReceipt = () =>
  ebsnError("error.receipt.none", "Lo scontrino c'è quando la spesa è consegnata o ritirata.");

export async function receiptRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/finiper-digireceipt/getReceiptHtml", async (request) => {
    const { customerId } = requireCustomer(request);
    const { order_id: orderId } = parseQuery(request, z.object({ order_id: int }));
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    const row = await findDeliveredOrder(db, customerId, orderId, now);
    if (!row) throw noReceipt();
    const items = (await findOrderItems(db, [orderId])).get(orderId) ?? [];
    const { personFiscal } = row;
    return ok({ html: personFiscal ? invoiceHtml(row, items, personFiscal) : receiptHtml(row, items) });
  });
}
