import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireFormRequests } from "../../../lib/ebsn/schemas/form-request";
import { MAX_FORM_BODY_BYTES } from "../../../lib/rules/forms/form-files";
import { type FormValues, isEditable } from "../../../lib/rules/forms/form-fields";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { form, formSubmission } from "../../db/schema";
import { EbsnError, ebsnError, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { mayBeLarge, waitForBodySlot } from "../../http/large-body";
import { id } from "../../http/number";
import { getVisitorId } from "../auth/visitor-id";
import { requireCustomer, getVisitor } from "../session/visitor";
import { findForm, saveSubmission, submissionContent } from "./store";
import { findSubmission, listSubmissions, type SubmissionRow, submissionWire } from "./submissions";
import { readValues, findFieldErrors } from "./values";
import { customTypeWire, type FormRow } from "./wire";

const typeQuery = z.object({ cuform_type_id: id });
const formQuery = z.object({ cuform_id: id });
const content = z.record(z.string(), z.unknown());
const contentBody = z.union([z.object({ content }).transform((input) => input.content), content]);

const unknownFormType = () => ebsnError("error.form.type", "Questo modulo non è più disponibile.");
const bodyTooLarge = () =>
  new EbsnError([{ code: "error.input.too_large", message: "La richiesta è troppo grande." }], 413, 413);
const submissionClosed = () =>
  ebsnError("error.form.in_progress", "Stiamo già lavorando a questa richiesta: non si può più cambiare.");

function validateValues(row: FormRow, input: Record<string, unknown>): FormValues {
  const values = readValues(row.fields, input);
  const fieldErrors = findFieldErrors(row.fields, values);
  if (fieldErrors.length === 0) return values;
  throw new EbsnError(
    fieldErrors.map(({ field, message }) => ({ code: `error.form.${field.name}`, message })),
  );
}

async function updateSubmission(
  db: Db,
  { submissionId, content: previousContent }: SubmissionRow,
  newContent: Record<string, unknown>,
  now: Date,
) {
  const [updated] = await db
    .update(formSubmission)
    .set({ content: { ...previousContent, ...newContent }, updatedAt: now })
    .where(and(eq(formSubmission.submissionId, submissionId), eq(formSubmission.status, "received")))
    .returning();
  if (!updated) throw submissionClosed();
  return updated;
}

export async function customFormRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function findFormType(request: FastifyRequest): Promise<FormRow> {
    const row = await findForm(db, "custom", parseQuery(request, typeQuery).cuform_type_id);
    if (!row) throw unknownFormType();
    return row;
  }

  function ownSubmission(request: FastifyRequest) {
    const { customerId } = requireCustomer(request);
    return findSubmission(db, parseQuery(request, formQuery).cuform_id, customerId);
  }

  app.get("/ebsn/api/cu-form/cuform_type/list", async () => {
    const rows = await db.select().from(form).where(eq(form.source, "custom")).orderBy(form.formId);
    return ok({
      cuFormTypes: rows.map(({ formId, title, intro }) => ({
        cuFormTypeId: formId,
        name: title,
        descr: intro,
      })),
    });
  });

  app.get("/ebsn/api/cu-form/cuform_type/view", async (request) =>
    ok(customTypeWire(await findFormType(request))),
  );

  /** Large bodies are only allowed for forms with files. */
  async function limitBody(request: FastifyRequest, reply: FastifyReply) {
    if (!mayBeLarge(request)) return;
    const { fields } = await findFormType(request);
    if (!fields.some(({ kind }) => kind === "file")) throw bodyTooLarge();
    await waitForBodySlot(reply);
  }

  const insertOptions = { bodyLimit: MAX_FORM_BODY_BYTES, onRequest: limitBody };
  app.post("/ebsn/api/cu-form/insert", insertOptions, async (request) => {
    const row = await findFormType(request);
    const { customer } = getVisitor(request);
    if (row.needsLogin) requireCustomer(request);
    const values = validateValues(row, parseBody(request, contentBody));
    const customerId = customer?.customerId ?? null;
    const submission = { row, values, customerId, visitor: getVisitorId(request), now: clock.now() };
    return ok({ cuFormId: await saveSubmission(db, submission) });
  });

  app.get("/ebsn/api/cu-form/list", async (request) => {
    const rows = await listSubmissions(db, requireCustomer(request).customerId);
    return ok<WireFormRequests>({ cuForms: rows.map(submissionWire) });
  });

  app.get("/ebsn/api/cu-form/view", async (request) => ok(submissionWire(await ownSubmission(request))));

  app.put("/ebsn/api/cu-form/update", async (request) => {
    const previous = await ownSubmission(request);
    const row = await findForm(db, "custom", previous.formId);
    if (!row) throw unknownFormType();
    const editableForm = { ...row, fields: row.fields.filter(isEditable) };
    const values = validateValues(editableForm, parseBody(request, contentBody));
    const updated = await updateSubmission(
      db,
      previous,
      submissionContent(editableForm, values),
      clock.now(),
    );
    return ok(submissionWire({ ...previous, ...updated }));
  });
}
