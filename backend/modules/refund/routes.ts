import { and, count, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { MAX_FORM_BODY_BYTES } from "../../../lib/rules/forms/form-files";
import { REFUND_OPTION } from "../../../lib/rules/orders/statuses";
import type { Context } from "../../context";
import { orderRefund } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { mayBeLarge, waitForBodySlot } from "../../http/large-body";
import { number, int, optionalInt } from "../../http/number";
import { pageNumber } from "../../http/page-number";
import { translatedMessage } from "../lang/translated-message";
import { advanceOrdersOf } from "../order/advance-to-now";
import { requireCustomer } from "../session/visitor";
import { addRefund } from "./add";
import { requestedItems } from "./requested-items";
import { newestFirst, refundsWire } from "./find";
import { pageWire } from "../../http/page-wire";

const PAGE_SIZE = 12;

const listSchema = z.object({
  page: pageNumber,
  page_size: number.pipe(z.number().int().min(1).max(50)).default(PAGE_SIZE),
  order_id: optionalInt,
});
const viewSchema = z.object({ refund_id: int });
const addSchema = z.object({
  orderId: int,
  refundOptionId: number.pipe(z.literal(Object.values(REFUND_OPTION))),
  reason: z.string().trim().min(1).max(1000),
  refundItems: requestedItems,
  photos: z
    .array(z.object({ name: z.string(), content: z.string() }))
    .max(1)
    .default([]),
});

const refundNotFound = () => ebsnError("error.refund.unknown", "Questo reso non esiste.");

export async function refundRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/order-refund/list", async (request) => {
    const { customerId } = requireCustomer(request);
    const { page, page_size: pageSize, order_id: orderId } = parseQuery(request, listSchema);
    const where = and(
      eq(orderRefund.customerId, customerId),
      orderId === undefined ? undefined : eq(orderRefund.orderId, orderId),
    );
    const rows = await db
      .select()
      .from(orderRefund)
      .where(where)
      .orderBy(...newestFirst)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [found] = await db.select({ total: count() }).from(orderRefund).where(where);
    return ok({
      refunds: await refundsWire(db, rows),
      page: pageWire(found?.total ?? 0, page, pageSize),
    });
  });

  app.get("/ebsn/api/order-refund/view", async (request) => {
    const { customerId } = requireCustomer(request);
    const { refund_id: refundId } = parseQuery(request, viewSchema);
    const rows = await db
      .select()
      .from(orderRefund)
      .where(and(eq(orderRefund.refundId, refundId), eq(orderRefund.customerId, customerId)));
    const [refund] = await refundsWire(db, rows);
    if (!refund) throw refundNotFound();
    return ok({ refund });
  });

  const addOptions = {
    bodyLimit: MAX_FORM_BODY_BYTES,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      requireCustomer(request);
      if (mayBeLarge(request)) await waitForBodySlot(reply);
    },
  };
  app.post("/ebsn/api/order-refund/add", addOptions, async (request) => {
    const { customerId } = requireCustomer(request);
    const { refundOptionId: optionId, refundItems: items, photos, ...input } = parseBody(request, addSchema);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    const row = await db.transaction((transaction) =>
      addRefund(transaction, customerId, { ...input, optionId, items, photo: photos[0] ?? null, now }),
    );
    const [refund] = await refundsWire(db, [row]);
    const { refundId } = row;
    const added = translatedMessage("info.refund.added", ({ t }) => t("answer.refundAdded", { refundId }));
    return ok({ refund }, { infos: [added] });
  });
}
