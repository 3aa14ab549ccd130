import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { WireFormRequest } from "../../../lib/ebsn/schemas/form-request";
import type { Db } from "../../db/client";
import { customer, form, formAnswer, formSubmission, type FormStatus } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { pageWire } from "../../http/page-wire";
import { openFirst } from "../backoffice/staff-list";

type AnswerRow = typeof formAnswer.$inferSelect;

/** `answers`: the newest first. */
export type SubmissionRow = typeof formSubmission.$inferSelect & {
  title: string | null;
  fields: (typeof form.$inferSelect)["fields"] | null;
  customer: Pick<typeof customer.$inferSelect, "firstName" | "lastName" | "email"> | null;
  answers: AnswerRow[];
};

const PAGE_SIZE = 100;

export const submissionNotFound = () =>
  ebsnError("error.form.not_found", "La richiesta non è stata trovata.");

const NEWEST_FIRST = [desc(formSubmission.createdAt), desc(formSubmission.submissionId)];

const listAnswers = (db: Db, submissionIds: number[]): Promise<AnswerRow[]> =>
  db
    .select()
    .from(formAnswer)
    .where(inArray(formAnswer.submissionId, submissionIds))
    .orderBy(desc(formAnswer.answerId));

async function selectSubmissions(
  db: Db,
  where: SQL | undefined,
  { orderBy = NEWEST_FIRST, page = 1 }: { orderBy?: SQL[]; page?: number } = {},
): Promise<SubmissionRow[]> {
  const rows = await db
    .select({
      submission: formSubmission,
      title: form.title,
      fields: form.fields,
      customer: { firstName: customer.firstName, lastName: customer.lastName, email: customer.email },
    })
    .from(formSubmission)
    .leftJoin(customer, eq(customer.customerId, formSubmission.customerId))
    .leftJoin(form, and(eq(form.source, formSubmission.source), eq(form.formId, formSubmission.formId)))
    .where(where)
    .orderBy(...orderBy)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const answers = await listAnswers(
    db,
    rows.map(({ submission }) => submission.submissionId),
  );
  return rows.map(({ submission, ...joined }) => ({
    ...submission,
    ...joined,
    answers: answers.filter(({ submissionId }) => submissionId === submission.submissionId),
  }));
}

export const listSubmissions = (db: Db, customerId: number): Promise<SubmissionRow[]> =>
  selectSubmissions(db, and(eq(formSubmission.source, "custom"), eq(formSubmission.customerId, customerId)));

const OPEN_STATUSES: FormStatus[] = ["received", "working"];

export async function listInbox(db: Db, showAll: boolean, page: number) {
  const isOpen = inArray(formSubmission.status, OPEN_STATUSES);
  const where = showAll ? undefined : isOpen;
  const orderBy = openFirst(isOpen, formSubmission.createdAt, formSubmission.submissionId);
  const rows = await selectSubmissions(db, where, { orderBy, page });
  return { rows, page: pageWire(await db.$count(formSubmission, where), page, PAGE_SIZE) };
}

export async function findInboxItem(db: Db, submissionId: number): Promise<SubmissionRow> {
  const [row] = await selectSubmissions(db, eq(formSubmission.submissionId, submissionId));
  if (!row) throw submissionNotFound();
  return row;
}

export async function findSubmission(
  db: Db,
  submissionId: number,
  customerId: number,
): Promise<SubmissionRow> {
  const own = and(
    eq(formSubmission.source, "custom"),
    eq(formSubmission.submissionId, submissionId),
    eq(formSubmission.customerId, customerId),
  );
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
  answer: row.answers[0]?.answer ?? "",
  answers: row.answers.map(({ answer, answeredBy, answeredAt }) => ({
    answer,
    answeredBy,
    answeredAt: answeredAt.toISOString(),
  })),
});
