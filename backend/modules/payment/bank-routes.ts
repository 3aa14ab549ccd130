import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { ORDER, PAYMENT, order, payment, paymentType } from "../../db/schema";
import { body, params } from "../../http/input";
import { releaseExpired } from "../order/expiry";
import { hashToken } from "../session/token";
import { closedPage, decisionPage } from "./bank-page";
import { rememberCard } from "./auths";
import { approve, refuse } from "./settle";

const tokenSchema = z.object({ token: z.string().min(20).max(100) });
const decisionSchema = z.object({
  decision: z.enum(["approve", "refuse", "pending"]),
  remember: z.string().optional(),
});

/** Types of spec 2 §9 that are paid with a card. */
const CARD_TYPES = [1, 12];

async function findPayment(db: Db, token: string) {
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

/** The sandbox bank: a page of its own that sends the customer back as a real gateway does. */
export async function bankRoutes(app: FastifyInstance, { db, config, clock }: Context): Promise<void> {
  const shop = config.STOREFRONT_URL.replace(/\/$/, "");
  const completedUrl = (orderId: number) => `${shop}/cart/payment-completed/${orderId}`;
  const errorUrl = (orderId: number) => `${shop}/cart/payment-error/${orderId}`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(shop).origin}; base-uri 'none'; frame-ancestors 'none'`;

  const html = (reply: FastifyReply, content: string, status = 200) =>
    reply
      .code(status)
      .headers({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": policy,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      })
      .send(content);

  app.get("/bank/pay/:token", async (request, reply) => {
    const { token } = params(request, tokenSchema);
    await releaseExpired(db, clock.now());
    const found = await findPayment(db, token);
    if (!found) return html(reply, closedPage("Questo pagamento non esiste.", shop), 404);
    const { orderId, amountCents, method, pendingSince } = found;
    if (found.statusId === PAYMENT.completed)
      return html(reply, closedPage("Questo pagamento è già stato approvato.", completedUrl(orderId)));
    if (found.statusId === PAYMENT.failed || found.orderStatusId !== ORDER.unpaid)
      return html(reply, closedPage("Questo pagamento non si può più concludere.", errorUrl(orderId)));
    const isCard = CARD_TYPES.includes(found.paymentTypeId);
    return html(
      reply,
      decisionPage({ orderId, amountCents, method, isCard, pending: pendingSince !== null }),
    );
  });

  app.post("/bank/pay/:token", async (request, reply) => {
    const { token } = params(request, tokenSchema);
    const { decision, remember } = body(request, decisionSchema);
    const now = clock.now();
    await releaseExpired(db, now);
    const found = await findPayment(db, token);
    if (!found) return html(reply, closedPage("Questo pagamento non esiste.", shop), 404);
    const { paymentId, orderId } = found;
    if (found.statusId === PAYMENT.completed) return reply.redirect(completedUrl(orderId), 303);
    if (decision === "refuse") {
      await refuse(db, paymentId, now);
      return reply.redirect(errorUrl(orderId), 303);
    }
    if (decision === "pending") {
      if (found.statusId === PAYMENT.progress && found.pendingSince === null)
        await db.update(payment).set({ pendingSince: now }).where(eq(payment.paymentId, paymentId));
      return reply.redirect(completedUrl(orderId), 303);
    }
    const paid = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const counts = await approve(tx, paymentId, now);
      if (counts && remember === "1" && CARD_TYPES.includes(found.paymentTypeId))
        await rememberCard(tx, found.customerId, found.paymentTypeId, now);
      return counts;
    });
    return reply.redirect(paid ? completedUrl(orderId) : errorUrl(orderId), 303);
  });
}
