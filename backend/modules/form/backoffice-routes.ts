import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireStaffForm } from "../../../lib/ebsn/schemas/form-request";
import type { Context } from "../../context";
import { customer } from "../../db/schema";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { id } from "../../http/number";
import { FORM_READER_ROLES, requireStaffRole } from "../backoffice/roles";
import { requireStaff } from "../session/staff";
import { getVisitor } from "../session/visitor";
import { submissionNotFound, findSubmission, submissionWire } from "./submissions";

const querySchema = z.object({ cu_form_id: id, user_id: id });

/** Submissions as staff see them (requirements/forms#custom-forms). */
export async function backofficeFormRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get("/ebsn/api/backoffice-access/get-form", async (request) => {
    if (getVisitor(request).staff) requireStaffRole(request, FORM_READER_ROLES);
    else requireStaff(request);
    const { cu_form_id: submissionId, user_id: userId } = parseQuery(request, querySchema);
    const row = await findSubmission(db, submissionId, userId);
    const [sender] = await db.select().from(customer).where(eq(customer.customerId, userId));
    if (!sender) throw submissionNotFound();
    const { firstName, lastName, email } = sender;
    return ok<WireStaffForm>({ ...submissionWire(row), user: { userId, firstName, lastName, email } });
  });
}
