import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireStaffForm } from "../../../lib/ebsn/schemas/form-request";
import type { Context } from "../../context";
import { customer } from "../../db/schema";
import { ok } from "../../envelope";
import { query } from "../../http/input";
import { id } from "../../http/number";
import { MAY_READ_FORMS, staffWith } from "../backoffice/roles";
import { staffOf } from "../session/staff";
import { visitorOf } from "../session/visitor";
import { noSubmission, submissionOf, submissionWire } from "./submissions";

const wanted = z.object({ cu_form_id: id, user_id: id });

/** What a customer sent, for those who answer it (spec 1 §7). */
export async function backofficeFormRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get("/ebsn/api/backoffice-access/get-form", async (request) => {
    if (visitorOf(request).staff) staffWith(request, MAY_READ_FORMS);
    else staffOf(request);
    const { cu_form_id: submissionId, user_id: userId } = query(request, wanted);
    const row = await submissionOf(db, submissionId, userId);
    const [sender] = await db.select().from(customer).where(eq(customer.customerId, userId));
    if (!sender) throw noSubmission();
    const { firstName, lastName, email } = sender;
    return ok<WireStaffForm>({ ...submissionWire(row), user: { userId, firstName, lastName, email } });
  });
}
