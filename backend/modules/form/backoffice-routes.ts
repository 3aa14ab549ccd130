import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireStaffForm, WireStaffForms } from "../../../lib/ebsn/schemas/form-request";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { formAnswer, formSubmission } from "../../db/schema";
import { EbsnError, ebsnError, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { id } from "../../http/number";
import { FORM_READER_ROLES, requireStaffRole } from "../backoffice/roles";
import { staffPageSchema } from "../backoffice/staff-list";
import { translatedMessage } from "../lang/translated-message";
import { sendMail } from "../mail/outbox";
import { requireStaff } from "../session/staff";
import { getVisitor } from "../session/visitor";
import {
  findInboxItem,
  findSubmission,
  listInbox,
  submissionNotFound,
  submissionWire,
  type SubmissionRow,
} from "./submissions";

const querySchema = z.object({ cu_form_id: id, user_id: id.optional() });
const listSchema = staffPageSchema.extend({ show_all: z.string().optional() });
/** `updated_at`: of the request as staff saw it. */
const formSchema = z.object({ cu_form_id: id, updated_at: z.string().default("") });
const answerSchema = formSchema.extend({ answer: z.string().trim().min(1).max(4000) });

const noAddress = () =>
  ebsnError(
    "error.form.no_address",
    "Chi ha scritto non ha lasciato un'e-mail: non si può rispondere da qui.",
  );
const answeredBy = ({ answers }: SubmissionRow): string => answers[0]?.answeredBy ?? "";
const conflict = (row: SubmissionRow) =>
  row.status === "answered" && answeredBy(row)
    ? new EbsnError(
        [
          translatedMessage("error.form.conflict", ({ t }) =>
            t("answer.alreadyAnswered", { name: answeredBy(row) }),
          ),
        ],
        1,
        409,
      )
    : ebsnError(
        "error.form.changed",
        "Nel frattempo la richiesta è cambiata: rileggila prima di andare avanti.",
        409,
      );
const alreadyClosed = () => ebsnError("error.form.closed", "Questa richiesta è già chiusa.");

type Sender = { userId?: number; firstName: string; lastName: string; email: string };

/** The customer, or the contact data in the form. */
function senderOf({ customerId, customer, fields, content }: SubmissionRow): Sender {
  if (customerId !== null && customer) return { userId: customerId, ...customer };
  const emailField = fields?.find(({ kind }) => kind === "email");
  const text = (name: string) => (typeof content[name] === "string" ? String(content[name]) : "");
  return {
    firstName: text("nome"),
    lastName: text("cognome"),
    email: emailField ? text(emailField.name) : "",
  };
}

const staffFormWire = (row: SubmissionRow): WireStaffForm => ({
  ...submissionWire(row),
  source: row.source,
  answeredBy: answeredBy(row),
  updatedAt: row.updatedAt.toISOString(),
  user: senderOf(row),
});

async function lockInboxItem(tx: Db, submissionId: number): Promise<SubmissionRow> {
  await tx.select().from(formSubmission).where(eq(formSubmission.submissionId, submissionId)).for("update");
  return findInboxItem(tx, submissionId);
}

function requireUnchanged(row: SubmissionRow, seen: string): void {
  const isUnchanged = seen ? seen === row.updatedAt.toISOString() : row.status !== "answered";
  if (!isUnchanged) throw conflict(row);
}

/** Two changes never have one time. */
const nextUpdate = ({ updatedAt }: SubmissionRow, now: Date) =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));

type Answer = { answer: string; seen: string; staffName: string; now: Date };

async function answerForm(
  tx: Db,
  submissionId: number,
  { answer, seen, staffName, now }: Answer,
): Promise<void> {
  const row = await lockInboxItem(tx, submissionId);
  if (row.status === "closed") throw alreadyClosed();
  requireUnchanged(row, seen);
  const { firstName, email } = senderOf(row);
  if (!email) throw noAddress();
  const answeredAt = nextUpdate(row, now);
  await tx.insert(formAnswer).values({ submissionId, answer, answeredBy: staffName, answeredAt });
  await tx
    .update(formSubmission)
    .set({ status: "answered", updatedAt: answeredAt })
    .where(eq(formSubmission.submissionId, submissionId));
  await sendMail(
    tx,
    {
      recipient: email,
      firstName: firstName || undefined,
      write: ({ t }) => ({
        subject: t("request.subject", { title: row.title ?? t("request.untitled") }),
        paragraphs: [answer, t("request.sender", { name: staffName })],
      }),
    },
    now,
  );
}

export async function backofficeFormRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const requireReader = (request: FastifyRequest) => requireStaffRole(request, FORM_READER_ROLES);

  app.get("/ebsn/api/backoffice-access/get-form", async (request) => {
    if (getVisitor(request).staff) requireReader(request);
    else requireStaff(request);
    const { cu_form_id: submissionId, user_id: userId } = parseQuery(request, querySchema);
    const row =
      userId === undefined
        ? await findInboxItem(db, submissionId)
        : await findSubmission(db, submissionId, userId);
    const wire = staffFormWire(row);
    if (userId !== undefined && wire.user?.userId !== userId) throw submissionNotFound();
    return ok<WireStaffForm>(wire);
  });

  app.get("/ebsn/api/backoffice-access/list-forms", async (request) => {
    requireReader(request);
    const { show_all: showAll, page: pageNumber } = parseQuery(request, listSchema);
    const { rows, page } = await listInbox(db, showAll === "true", pageNumber);
    const cuForms = rows.map(staffFormWire);
    return ok<WireStaffForms>({ cuForms, page });
  });

  app.post("/ebsn/api/backoffice-access/answer-form", async (request) => {
    const { name } = requireReader(request);
    const { cu_form_id: submissionId, updated_at: seen, answer } = parseBody(request, answerSchema);
    const now = clock.now();
    return ok<WireStaffForm>(
      await db.transaction(async (tx) => {
        await answerForm(tx, submissionId, { answer, seen, staffName: name, now });
        return staffFormWire(await findInboxItem(tx, submissionId));
      }),
    );
  });

  app.post("/ebsn/api/backoffice-access/close-form", async (request) => {
    requireReader(request);
    const { cu_form_id: submissionId, updated_at: seen } = parseBody(request, formSchema);
    return ok<WireStaffForm>(
      await db.transaction(async (tx) => {
        const row = await lockInboxItem(tx, submissionId);
        if (seen && row.status !== "closed") requireUnchanged(row, seen);
        await tx
          .update(formSubmission)
          .set({ status: "closed", updatedAt: nextUpdate(row, clock.now()) })
          .where(eq(formSubmission.submissionId, submissionId));
        return staffFormWire(await findInboxItem(tx, submissionId));
      }),
    );
  });
}
