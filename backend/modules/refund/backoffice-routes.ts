import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireStaffRefunds } from "../../../lib/ebsn/schemas/staff-order";
import { REFUND_STATUS } from "../../../lib/rules/orders/statuses";
import type { Context } from "../../context";
import { customer, orderRefund } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { toCents } from "../../euros";
import { asLanguage } from "../../languages";
import { parseBody, parseQuery } from "../../http/input";
import { id, number } from "../../http/number";
import { pageWire } from "../../http/page-wire";
import { IMPERSONATION_ROLES, requireStaffRole } from "../backoffice/roles";
import { openFirst, staffPageSchema } from "../backoffice/staff-list";
import { sendMail } from "../mail/outbox";
import { refundPath } from "../mail/shop-link";
import { type Translator, getTranslator } from "../lang/translator";
import { isPaidLater, updateAmountDue } from "../order/due-date";
import { lockOrder } from "../order/rows";
import { queuePush } from "../push/send";
import { decidedText } from "./emails";
import { refundsWire } from "./find";

const PAGE_SIZE = 60;

const decisionSchema = z.object({
  refund_id: id,
  refund_status_id: number.pipe(
    z.union([z.literal(REFUND_STATUS.approved), z.literal(REFUND_STATUS.cancelled)]),
  ),
});

const alreadyDecided = () => ebsnError("error.refund.decided", "Su questo reso si è già deciso.");

export async function backofficeRefundRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/backoffice-access/list-refunds", async (request) => {
    requireStaffRole(request, IMPERSONATION_ROLES);
    const { page } = parseQuery(request, staffPageSchema);
    const isOpen = eq(orderRefund.refundStatusId, REFUND_STATUS.inApproval);
    const rows = await db
      .select({ refund: orderRefund, customer })
      .from(orderRefund)
      .innerJoin(customer, eq(customer.customerId, orderRefund.customerId))
      .orderBy(...openFirst(isOpen, orderRefund.createdAt, orderRefund.refundId))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const wires = await refundsWire(
      db,
      rows.map(({ refund }) => refund),
    );
    const refunds = wires.map((wire, index) => {
      const { customerId: userId, firstName = "", lastName = "", email = "" } = rows[index]?.customer ?? {};
      return { ...wire, user: { userId, firstName, lastName, email } };
    });
    const total = await db.$count(orderRefund);
    return ok<WireStaffRefunds>({ refunds, page: pageWire(total, page, PAGE_SIZE) });
  });

  app.post("/ebsn/api/backoffice-access/decide-refund", async (request) => {
    requireStaffRole(request, IMPERSONATION_ROLES);
    const { refund_id: refundId, refund_status_id: refundStatusId } = parseBody(request, decisionSchema);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(orderRefund)
        .where(eq(orderRefund.refundId, refundId))
        .for("update");
      if (row?.refundStatusId !== REFUND_STATUS.inApproval) throw alreadyDecided();
      await tx.update(orderRefund).set({ refundStatusId }).where(eq(orderRefund.refundId, refundId));
      const now = clock.now();
      const orderRow = await lockOrder(tx, row.orderId);
      const paidLater = orderRow !== null && (await isPaidLater(tx, orderRow));
      if (orderRow) await updateAmountDue(tx, orderRow, now);
      const [owner] = await tx.select().from(customer).where(eq(customer.customerId, row.customerId));
      if (!owner) return;
      const [refund] = await refundsWire(tx, [row]);
      const decision = {
        refundId,
        orderId: row.orderId,
        optionId: row.refundOptionId,
        isApproved: refundStatusId === REFUND_STATUS.approved,
        isPaidLater: paidLater,
        cents: toCents(Number(refund?.amount ?? 0)),
      };
      const write = (translator: Translator) => decidedText(translator, decision);
      await sendMail(tx, { recipient: owner.email, write }, now);
      const { subject: title, paragraphs } = write(getTranslator(asLanguage(owner.language)));
      const navTo = refundPath(refundId);
      await queuePush(tx, owner.customerId, { title, body: paragraphs.join(" "), navTo }, now);
    });
    return ok({ refundId, refundStatusId });
  });
}
