import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { MOST_FORM_BODY_BYTES } from "../../../lib/rules/form-files";
import type { FormValues } from "../../../lib/rules/form-fields";
import type { Context } from "../../context";
import { form, formSubmission } from "../../db/schema";
import { EbsnError, fail, ok } from "../../envelope";
import { body, query } from "../../http/input";
import { customerOf, visitorOf } from "../session/visitor";
import { findForm, keepSubmission, senderOf, wordsOf } from "./store";
import { readValues, wrongFields } from "./values";
import { customTypeWire, type FormRow } from "./wire";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const typeQuery = z.object({ cuform_type_id: id });
const formQuery = z.object({ cuform_id: id });
const content = z.record(z.string(), z.unknown());
/** The content itself, or an object that holds it. */
const contentBody = z.union([z.object({ content }).transform((given) => given.content), content]);

const noType = () => fail("error.form.type", "Questo modulo non è più disponibile.");
const noForm = () => fail("error.form.not_found", "La richiesta non è stata trovata.");

type SubmissionRow = typeof formSubmission.$inferSelect;

const submissionWire = ({ submissionId, formId, content: words, createdAt }: SubmissionRow) => ({
  cuFormId: submissionId,
  cuFormTypeId: formId,
  insertDate: createdAt.toISOString(),
  content: words,
});

/** Refuses wrong values; the code of a message names its field. */
function checked(row: FormRow, given: Record<string, unknown>): FormValues {
  const values = readValues(row.fields, given);
  const wrong = wrongFields(row.fields, values);
  if (wrong.length === 0) return values;
  throw new EbsnError(wrong.map(({ field, message }) => ({ code: `error.form.${field.name}`, message })));
}

/** The shop's own forms (spec 1 §7, /cu-form). */
export async function customFormRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function typeOf(request: FastifyRequest): Promise<FormRow> {
    const row = await findForm(db, "custom", query(request, typeQuery).cuform_type_id);
    if (!row) throw noType();
    return row;
  }

  async function ownSubmission(request: FastifyRequest): Promise<SubmissionRow> {
    const { customerId } = customerOf(request);
    const own = and(
      eq(formSubmission.submissionId, query(request, formQuery).cuform_id),
      eq(formSubmission.customerId, customerId),
      eq(formSubmission.source, "custom"),
    );
    const [row] = await db.select().from(formSubmission).where(own);
    if (!row) throw noForm();
    return row;
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

  app.get("/ebsn/api/cu-form/cuform_type/view", async (request) => ok(customTypeWire(await typeOf(request))));

  app.post("/ebsn/api/cu-form/insert", { bodyLimit: MOST_FORM_BODY_BYTES }, async (request) => {
    const row = await typeOf(request);
    const { customer } = visitorOf(request);
    if (row.needsLogin) customerOf(request);
    const values = checked(row, body(request, contentBody));
    const customerId = customer?.customerId ?? null;
    const sent = { row, values, customerId, visitor: senderOf(request), now: clock.now() };
    return ok({ cuFormId: await keepSubmission(db, sent) });
  });

  app.get("/ebsn/api/cu-form/list", async (request) => {
    const { customerId } = customerOf(request);
    const rows = await db
      .select()
      .from(formSubmission)
      .where(and(eq(formSubmission.customerId, customerId), eq(formSubmission.source, "custom")))
      .orderBy(desc(formSubmission.submissionId))
      .limit(100);
    return ok({ cuForms: rows.map(submissionWire) });
  });

  app.get("/ebsn/api/cu-form/view", async (request) => ok(submissionWire(await ownSubmission(request))));

  app.put("/ebsn/api/cu-form/update", async (request) => {
    const before = await ownSubmission(request);
    const row = await findForm(db, "custom", before.formId);
    if (!row) throw noType();
    // Files cannot be changed afterwards, so they are not asked for again.
    const words = { ...row, fields: row.fields.filter(({ kind }) => kind !== "file") };
    const values = checked(words, body(request, contentBody));
    const [after] = await db
      .update(formSubmission)
      .set({ content: { ...before.content, ...wordsOf(words, values) }, updatedAt: clock.now() })
      .where(eq(formSubmission.submissionId, before.submissionId))
      .returning();
    return ok(submissionWire(after ?? before));
  });
}
