import { and, desc, eq, type SQL } from "drizzle-orm";
import type { WireFormRequest } from "../../../lib/ebsn/schemas/form-request";
import type { Db } from "../../db/client";
import { form, formSubmission } from "../../db/schema";
import { fail } from "../../envelope";

export type SubmissionRow = typeof formSubmission.$inferSelect & { title: string | null };

const MOST_LISTED = 100;

export const noSubmission = () => fail("error.form.not_found", "La richiesta non è stata trovata.");

/** Forms of the shop's own that somebody sent, the newest first; a form taken away leaves them without title. */
async function select(db: Db, where: SQL | undefined): Promise<SubmissionRow[]> {
  const rows = await db
    .select({ submission: formSubmission, title: form.title })
    .from(formSubmission)
    .leftJoin(form, and(eq(form.source, formSubmission.source), eq(form.formId, formSubmission.formId)))
    .where(and(eq(formSubmission.source, "custom"), where))
    .orderBy(desc(formSubmission.createdAt), desc(formSubmission.submissionId))
    .limit(MOST_LISTED);
  return rows.map(({ submission, title }) => ({ ...submission, title }));
}

export const submissionsOf = (db: Db, customerId: number): Promise<SubmissionRow[]> =>
  select(db, eq(formSubmission.customerId, customerId));

export async function submissionOf(db: Db, submissionId: number, customerId: number): Promise<SubmissionRow> {
  const own = and(eq(formSubmission.submissionId, submissionId), eq(formSubmission.customerId, customerId));
  const [row] = await select(db, own);
  if (!row) throw noSubmission();
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
