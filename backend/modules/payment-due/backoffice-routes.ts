import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { paymentDueDate } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseBody } from "../../http/input";
import { id } from "../../http/number";
import { IMPERSONATION_ROLES, requireStaffRole } from "../backoffice/roles";

/** A summary invoice has no order of its own. */
const settleSchema = z.union([z.object({ order_id: id }), z.object({ payment_due_date_id: id })]);

const nothingDue = () => ebsnError("error.payment_due.settled", "Qui non c'è più niente da pagare.");

/** A payment that has been received, as by bank transfer. */
export async function backofficePaymentDueRoutes(
  app: FastifyInstance,
  { db, clock }: Context,
): Promise<void> {
  app.post("/ebsn/api/backoffice-access/settle-payment-due", async (request) => {
    requireStaffRole(request, IMPERSONATION_ROLES);
    const input = parseBody(request, settleSchema);
    const isMeant =
      "order_id" in input
        ? eq(paymentDueDate.orderId, input.order_id)
        : eq(paymentDueDate.paymentDueDateId, input.payment_due_date_id);
    const settled = await db
      .update(paymentDueDate)
      .set({ settledAt: clock.now() })
      .where(and(isMeant, isNull(paymentDueDate.settledAt)))
      .returning({ paymentDueDateId: paymentDueDate.paymentDueDateId });
    if (settled.length === 0) throw nothingDue();
    return ok({ paymentDueDates: settled });
  });
}
