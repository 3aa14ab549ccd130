import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { CARD_TYPE_ID } from "../../../lib/rules/checkout/payment-types";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { order, payment, paymentType } from "../../db/schema";
import { TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import { parseBody, parseParams } from "../../http/input";
import { advanceOrdersOf } from "../order/advance-to-now";
import { hashToken } from "../session/token";
import { closedPage, decisionPage } from "./bank-page";
import { saveCard } from "./auths";
import { approvePayment, declinePayment, markPaymentPending } from "./decide";

const tokenSchema = z.object({ token: z.string().min(20).max(100) });
const decisionSchema = z.object({
  decision: z.enum(["approve", "decline", "pending"]),
  remember: z.string().optional(),
});

async function findPaymentByToken(db: Db, token: string) {
  const [row] = await db
    .select({
      paymentId: payment.paymentId,
      orderId: payment.orderId,
      amountCents: payment.amountCents,
      statusId: payment.transactionStatusId,
      pendingSince: payment.pendingSince,
      orderStatusId: order.orderStatusId,
      method: paymentType.name,
      customerId: order.customerId,
      paymentTypeId: payment.paymentTypeId,
    })
    .from(payment)
    .innerJoin(order, eq(order.orderId, payment.orderId))
    .innerJoin(paymentType, eq(paymentType.paymentTypeId, payment.paymentTypeId))
    .where(eq(payment.tokenHash, hashToken(token)));
  return row ?? null;
}

/** Redirects back like a real payment gateway. */
export async function bankRoutes(app: FastifyInstance, { db, config, clock }: Context): Promise<void> {
  const storefrontUrl = config.STOREFRONT_URL.replace(/\/$/, "");
  const completedUrl = (orderId: number) => `${storefrontUrl}/cart/payment-completed/${orderId}`;
  const errorUrl = (orderId: number) => `${storefrontUrl}/cart/payment-error/${orderId}`;
  const contentSecurityPolicy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(storefrontUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;

  const sendHtml = (reply: FastifyReply, content: string, status = 200) =>
    reply
      .code(status)
      .headers({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      })
      .send(content);

  /** Null: there is no such payment. */
  async function bringPaymentToNow({ log }: FastifyRequest, token: string) {
    const found = await findPaymentByToken(db, token);
    if (!found) return null;
    await advanceOrdersOf(db, found, clock.now(), log);
    return findPaymentByToken(db, token);
  }

  app.get("/bank/pay/:token", async (request, reply) => {
    const { token } = parseParams(request, tokenSchema);
    const found = await bringPaymentToNow(request, token);
    if (!found) return sendHtml(reply, closedPage("Questo pagamento non esiste.", storefrontUrl), 404);
    const { orderId, amountCents, method, paymentTypeId, pendingSince } = found;
    if (found.statusId === TRANSACTION_STATUS.completed)
      return sendHtml(reply, closedPage("Questo pagamento è già stato approvato.", completedUrl(orderId)));
    if (found.statusId === TRANSACTION_STATUS.failed || found.orderStatusId !== ORDER_STATUS.unpaid)
      return sendHtml(reply, closedPage("Questo pagamento non si può più concludere.", errorUrl(orderId)));
    const isCard = found.paymentTypeId === CARD_TYPE_ID;
    return sendHtml(
      reply,
      decisionPage({ orderId, amountCents, method, paymentTypeId, isCard, pending: pendingSince !== null }),
    );
  });

  app.post("/bank/pay/:token", async (request, reply) => {
    const { token } = parseParams(request, tokenSchema);
    const { decision, remember } = parseBody(request, decisionSchema);
    const now = clock.now();
    const found = await bringPaymentToNow(request, token);
    if (!found) return sendHtml(reply, closedPage("Questo pagamento non esiste.", storefrontUrl), 404);
    const { paymentId, orderId } = found;
    if (found.statusId === TRANSACTION_STATUS.completed) return reply.redirect(completedUrl(orderId), 303);
    if (decision === "decline") {
      await db.transaction((tx) => declinePayment(tx, paymentId, now));
      return reply.redirect(errorUrl(orderId), 303);
    }
    if (decision === "pending") {
      const isOpen = await db.transaction((tx) => markPaymentPending(tx, paymentId, now));
      return reply.redirect(isOpen ? completedUrl(orderId) : errorUrl(orderId), 303);
    }
    const isPaid = await db.transaction(async (tx) => {
      const isCompleted = await approvePayment(tx, paymentId, now);
      if (isCompleted && remember === "1" && found.paymentTypeId === CARD_TYPE_ID)
        await saveCard(tx, found.customerId, found.paymentTypeId, now);
      return isCompleted;
    });
    return reply.redirect(isPaid ? completedUrl(orderId) : errorUrl(orderId), 303);
  });
}
