import { and, desc, eq, type SQL } from "drizzle-orm";
import type { WireFormRequest } from "../../../lib/ebsn/schemas/form-request";
import type { Db } from "../../db/client";
import { form, formSubmission } from "../../db/schema";
import { fail } from "../../envelope";

export type SubmissionRow = typeof formSubmission.$inferSelect & { title: string | null };

const MAX_LISTED = 100;

export const submissionNotFound = () => fail("error.form.not_found", "La richiesta non è stata trovata.");

async function selectSubmissions(db: Db, where: SQL | undefined): Promise<SubmissionRow[]> {
  const rows = await db
    .select({ submission: formSubmission, title: form.title })
    .from(formSubmission)
    .leftJoin(form, and(eq(form.source, formSubmission.source), eq(form.formId, formSubmission.formId)))
    .where(and(eq(formSubmission.source, "custom"), where))
    .orderBy(desc(formSubmission.createdAt), desc(formSubmission.submissionId))
    .limit(MAX_LISTED);
  return rows.map(({ submission, title }) => ({ ...submission, title }));
}

export const listSubmissions = (db: Db, customerId: number): Promise<SubmissionRow[]> =>
  selectSubmissions(db, eq(formSubmission.customerId, customerId));

export async function findSubmission(
  db: Db,
  submissionId: number,
  customerId: number,
): Promise<SubmissionRow> {
  const own = and(eq(formSubmission.submissionId, submissionId), eq(formSubmission.customerId, customerId));
  const [row] = await selectSubmissions(db, own);
  if (!row) throw submissionNotFound();
  return row;
}

export const submissionWire = (row: SubmissionRow): WireFormRequest => ({
  cuFormId: row.submissionId,
  cuFormTypeId: row.formId,
  cuFormType: { cuFormTypeId: row.formId, name: row.title },
  insertDate: row.createdAt.toISOString(),
  status: row.status,
  content: row.content,
});
